import {
  createBrowserRouter,
  createPath,
  type LoaderFunctionArgs,
  type Location,
  type Navigator,
  redirect,
  redirectDocument,
  type RouterNavigateOptions,
} from 'react-router-dom';
import type { PartRelease } from '@site/kit/signals/page-signal.ts';
import { setCurrentRoute } from '../signals/signal-failures.ts';
import type { Slot } from '../remotes/slot.ts';
import { entryKey, stateOf } from './history-entry.ts';
import {
  createPageLoader,
  type LoadedPage,
  PageLoadError,
  type PageLoaderOptions,
} from './load-page.ts';
import { holdFragment, scrollAndFocus } from './scroll-and-focus.ts';

type RouterOptions = {
  window: Window;
  page: PageLoaderOptions;
  slot: Slot;
  /** Shows the fallback when neither a section nor the server can provide the page. */
  showFallback: (retry: () => void) => void;
  /** Called when the visitor starts or stops waiting for another page. */
  onWaiting: (waiting: boolean) => void;
  /** Called when the visitor starts to leave. Pending actions of this page must not run on the next one. */
  onLeave: () => void;
  /** Called when the address has changed; the page at `location` is shown next. */
  onMoved: (location: Location, isOtherPage: boolean) => void;
  /** Called when a navigation has ended. Another one may be in progress. */
  onSettled: () => void;
  onError: (error: unknown, part?: PartRelease) => void;
};

export type SiteRouter = Navigator & {
  /** The location of the current page, or of the one about to be shown. */
  readonly location: Location;
  isMoving: () => boolean;
  stay: () => void;
  /** Reloads and re-renders the page. */
  revalidate: () => void;
  /** Navigates as if the visitor had followed a link. */
  visit: (to: string) => void;
  /** Loads a page that the visitor is likely to open soon. Never rejects. */
  prefetch: (to: string) => Promise<void>;
};

const PAGE = 'page';
const POSITIONS = 'shell.scroll-positions';

/** How long to wait before treating the server as unreachable, in milliseconds. */
const SERVER_TIMEOUT_MS = 5000;

/**
 * Creates a React Router data router for the pages of all sections. It loads a page before changing the address, drops
 * overtaken navigations, and restores scroll positions. If a section fails, the browser loads the document instead; if
 * the server is unreachable too, the fallback offers a retry.
 */
export function createSiteRouter(options: RouterOptions): SiteRouter {
  const { window, slot, showFallback, onWaiting, onLeave, onMoved, onSettled, onError } = options;
  const loader = createPageLoader(options.page);
  /** The address that `saveToAddress` is writing, for the page already on screen. */
  let savedAddress: string | undefined;
  /** Whether a link within the page created the current entry, so that the browser has already scrolled. */
  let isScrolledByBrowser = false;
  entryKey(window);
  window.addEventListener('popstate', () => {
    isScrolledByBrowser = entryKey(window).isNew;
  });

  const router = createBrowserRouter(
    [
      {
        id: PAGE,
        path: '*',
        loader: load,
        shouldRevalidate: ({ nextUrl, defaultShouldRevalidate }) =>
          defaultShouldRevalidate && nextUrl.pathname + nextUrl.search !== savedAddress,
      },
    ],
    { window, hydrationData: { loaderData: { [PAGE]: null } } },
  );
  restoreScrollPositions();

  async function load({ request }: LoaderFunctionArgs): Promise<LoadedPage | Response> {
    const to = router.state.navigation.location ?? router.state.location;
    try {
      const page = (await loader.load(to)) ?? (await loadDocument(to));
      return 'movedTo' in page ? redirect(createPath({ ...to, pathname: page.movedTo })) : page;
    } catch (error) {
      if (request.signal.aborted) throw error;
      report(error);
      if (await serverAnswers(to)) return loadDocument(to);
      throw error;
    }
  }

  let { location } = router.state;
  let data: unknown = null;
  let isShown = true;
  let latest = 0;
  let inProgress = 0;
  router.subscribe((state) => {
    const next = state.navigation.location;
    const isReloading = state.revalidation === 'loading';
    const isLeaving = next !== undefined && !isSamePage(next, state.location);
    onWaiting(isReloading || isLeaving);
    if (isLeaving) onLeave();
    const page: unknown = state.errors?.[PAGE] ?? state.loaderData[PAGE];
    if (next || isReloading || (state.location === location && page === data)) return;
    const from = location;
    ({ location } = state);
    onMoved(location, !isSamePage(location, from));
    const navigation = (latest += 1);
    const isScrolled = isScrolledByBrowser;
    isScrolledByBrowser = false;
    const shown = trackProgress(show(page, () => navigation === latest));
    void shown.then(() => {
      if (navigation !== latest || state.preventScrollReset) return;
      const { hash } = location;
      if (isScrolled) return holdFragment(window, hash);
      const { restoreScrollPosition } = state;
      const y = location === from ? window.scrollY : restoreScrollPosition;
      scrollAndFocus(window, { hash, position: typeof y === 'number' ? y : null, from });
    });
  });

  function trackProgress(work: Promise<void>): Promise<void> {
    inProgress += 1;
    return work.finally(() => {
      inProgress -= 1;
      onSettled();
    });
  }

  async function show(page: unknown, isLatest: () => boolean): Promise<void> {
    const isNewPage = page !== data || !isShown;
    data = page;
    try {
      if (!isNewPage) return await slot.setLocation(location);
      if (!isLoadedPage(page)) throw page;
      const { pattern, ...view } = page;
      setCurrentRoute(pattern);
      const startsAtTop =
        location.hash === '' && typeof router.state.restoreScrollPosition !== 'number';
      await slot.show({ ...view, location, startsAtTop });
      isShown = true;
    } catch (error) {
      if (!isLatest()) return;
      // In this case `load` has already reported the error and found the server down.
      if (error !== page) {
        report(error, page);
        if (await serverAnswers(location)) return window.location.reload();
      }
      isShown = false;
      showFallback(revalidate);
    }
  }

  function revalidate(): void {
    void router.revalidate();
  }

  function report(error: unknown, page?: unknown): void {
    if (error instanceof PageLoadError) return onError(error.cause, error.part);
    onError(error, isLoadedPage(page) ? { name: page.name, release: page.id } : undefined);
  }

  /**
   * Makes the browser load the document. Reloads if the address is the current one, because assigning it would only
   * scroll.
   */
  function loadDocument(to: Location): Response | Promise<never> {
    if (!isSamePage(to, window.location)) return redirectDocument(createPath(to));
    window.location.reload();
    return new Promise(() => {});
  }

  async function serverAnswers(to: Location): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(SERVER_TIMEOUT_MS);
      // A 5xx response means that a gateway is up but the server behind it isn't; don't show its error page.
      return (await fetch(createPath(to), { method: 'HEAD', signal })).status < 500;
    } catch {
      return false;
    }
  }

  function restoreScrollPositions(): void {
    const positions = readPositions(window);
    const currentPosition = () => Math.round(window.scrollY);
    router.enableScrollRestoration(positions, currentPosition, ({ key }) => key);
    window.history.scrollRestoration = 'manual';
    window.addEventListener('pageshow', () => {
      window.history.scrollRestoration = 'manual';
    });
    window.addEventListener('pagehide', () => {
      window.history.scrollRestoration = 'auto';
      positions[router.state.location.key] = currentPosition();
      try {
        window.sessionStorage.setItem(POSITIONS, JSON.stringify(positions));
      } catch {
        // Storage is full or blocked, so Back scrolls to the top.
      }
    });
  }

  /** Navigates. A page opened from a dialog replaces the dialog's entry. */
  function go(to: string, { replace = false, ...options }: RouterNavigateOptions): Promise<void> {
    const isOnDialog = stateOf(window.history).dialog === true;
    // Browsers throttle address changes, so this can fail.
    const moved = router
      .navigate(to, { ...options, replace: replace || isOnDialog })
      .catch(onError);
    return trackProgress(moved);
  }

  /** Writes a visitor's choice on the page to the address. Cancels any pending navigation. */
  function saveToAddress(to: string): void {
    const { pathname, search } = new URL(to, window.location.href);
    savedAddress = pathname + search;
    const { state } = router.state.location;
    void go(to, { replace: true, preventScrollReset: true, state }).then(() => {
      savedAddress = undefined;
    });
  }

  const hrefOf = (to: Parameters<Navigator['push']>[0]) =>
    typeof to === 'string' ? to : createPath(to);
  return {
    get location() {
      return location;
    },
    isMoving: () => inProgress > 0 || router.state.navigation.state !== 'idle',
    stay: () => saveToAddress(createPath(location)),
    revalidate,
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    push: (to, state) => void go(hrefOf(to), { state }),
    replace(to, state, { preventScrollReset = false } = {}) {
      const href = hrefOf(to);
      const isWithinPage = new URL(href, window.location.href).pathname === location.pathname;
      if (preventScrollReset && isWithinPage) {
        // A choice must not cancel a pending navigation.
        if (!router.state.navigation.location) saveToAddress(href);
      } else void go(href, { replace: true, state });
    },
    visit: (to) => void go(to, { replace: to === createPath(location) }),
    prefetch(to) {
      const { pathname, search } = new URL(to, window.location.href);
      return loader.prefetch({ pathname, search, hash: '', state: null, key: 'prefetch' });
    },
  };
}

/** Distinguishes a page returned by `load` from an error it threw. */
function isLoadedPage(page: unknown): page is LoadedPage {
  return typeof page === 'object' && page !== null && 'app' in page;
}

type Address = Pick<Location, 'pathname' | 'search'>;

function isSamePage(a: Address, b: Address): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

function readPositions(window: Window): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(POSITIONS) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored ? stored : {});
    return Object.fromEntries(entries.filter(([, y]) => typeof y === 'number'));
  } catch {
    return {};
  }
}
