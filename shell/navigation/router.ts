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
import { setCurrentRoute } from '../signals/signal-failures.ts';
import type { Slot } from '../remotes/slot.ts';
import { entryKey, stateOf } from './history-entry.ts';
import type { LoadedPage, PageLoader } from './load-page.ts';
import { markAtTop, type ReadingMark, scrollToMark } from './reading-position.ts';
import { holdFragment, scrollAndFocus } from './scroll-and-focus.ts';

type RouterOptions = {
  window: Window;
  loader: PageLoader;
  slot: Slot;
  /** Shows the fallback when the host can't be reached. */
  showFallback: (retry: () => void) => void;
  /** Called when the visitor starts or stops waiting for another page. */
  onWaiting: (waiting: boolean) => void;
  /** Called when the visitor starts to leave. Pending actions of this page must not run on the next one. */
  onLeave: () => void;
  /** Called when the address has changed; the page at `location` is shown next. */
  onMoved: (location: Location, isOtherPage: boolean) => void;
  /** Called when another page is shown. */
  onShown: (page: LoadedPage) => void;
  /** Called when a navigation has ended. Another one may be in progress. */
  onSettled: () => void;
  onError: (error: unknown) => void;
};

export type SiteRouter = Navigator & {
  /** The location of the current page, or of the one about to be shown. */
  readonly location: Location;
  isMoving: () => boolean;
  stay: () => void;
  /** Navigates as if the visitor had followed a link. */
  visit: (to: string) => void;
};

const PAGE = 'page';
const POSITIONS = 'shell.scroll-positions';

/**
 * Creates a React Router data router for the pages of all sections. It fetches a composed page before changing the
 * address, drops overtaken navigations, and restores scroll positions. What this document can't show, the browser
 * loads; if the host is unreachable, the fallback offers a retry.
 */
export function createSiteRouter(options: RouterOptions): SiteRouter {
  const { window, loader, slot, showFallback, onWaiting } = options;
  const { onLeave, onMoved, onShown, onSettled, onError } = options;
  /** Whether a link within the page created the current entry, so that the browser has already scrolled. */
  let isScrolledByBrowser = false;
  let isReloading = false;
  /** What the visitor was reading on each entry of this document. */
  const marks = new Map<string, ReadingMark | undefined>();
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
        // A query or fragment doesn't change a composed page.
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          isReloading || !isShown || currentUrl.pathname !== nextUrl.pathname,
      },
    ],
    { window, hydrationData: { loaderData: { [PAGE]: null } } },
  );
  restoreScrollPositions();

  async function load({ request }: LoaderFunctionArgs): Promise<LoadedPage | Response> {
    const to = router.state.navigation.location ?? router.state.location;
    try {
      const page = await loader.load(to.pathname + to.search);
      if (!page) return await loadDocument(to);
      if (page.pathname === to.pathname) return page;
      return redirect(createPath({ ...to, pathname: page.pathname }));
    } catch (error) {
      if (!request.signal.aborted) onError(error);
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
    const isRevalidating = state.revalidation === 'loading';
    const isLeaving = next !== undefined && !isSamePage(next, state.location);
    onWaiting(isRevalidating || isLeaving);
    if (isLeaving) onLeave();
    const page: unknown = state.errors?.[PAGE] ?? state.loaderData[PAGE];
    if (next || isRevalidating || (state.location === location && page === data)) return;
    const from = location;
    ({ location } = state);
    // A page that is shown again is not hydrated yet, so its offsets can differ: remember the text.
    if (!isSamePage(location, from)) marks.set(from.key, markAtTop(window, slot.element));
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
      const mark = isSamePage(location, from) ? undefined : marks.get(location.key);
      const restore = () => {
        window.scrollTo({ top: Number(y), behavior: 'instant' });
        if (mark) scrollToMark(window, slot.element, mark);
      };
      scrollAndFocus(window, { hash, restore: typeof y === 'number' ? restore : null, from });
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
    if (page === data && isShown) return slot.setLocation(location);
    data = page;
    isShown = isLoadedPage(page);
    // In this case `load` has already reported the error.
    if (!isLoadedPage(page)) return showFallback(reload);
    if (page.lock.signals) setCurrentRoute(page.lock.signals.route);
    const startsAtTop =
      location.hash === '' && typeof router.state.restoreScrollPosition !== 'number';
    await slot.show(page, location, { startsAtTop });
    if (isLatest()) onShown(page);
  }

  function reload(): void {
    isReloading = true;
    void router.revalidate().finally(() => {
      isReloading = false;
    });
  }

  /**
   * Makes the browser load the document. Reloads if the address is the current one, because assigning it would only
   * scroll.
   */
  function loadDocument(to: Location): Response | Promise<never> {
    const { pathname, search } = window.location;
    if (createPath(to) !== createPath({ pathname, search, hash: to.hash }))
      return redirectDocument(createPath(to));
    window.location.reload();
    return new Promise(() => {});
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
    const { state } = router.state.location;
    void go(to, { replace: true, preventScrollReset: true, state });
  }

  const hrefOf = (to: Parameters<Navigator['push']>[0]) =>
    typeof to === 'string' ? to : createPath(to);
  return {
    get location() {
      return location;
    },
    isMoving: () => inProgress > 0 || router.state.navigation.state !== 'idle',
    stay: () => saveToAddress(createPath(location)),
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
  };
}

/** Distinguishes a page returned by `load` from an error it threw. */
function isLoadedPage(page: unknown): page is LoadedPage {
  return typeof page === 'object' && page !== null && 'lock' in page;
}

/** A query or fragment is a visitor's choice on a page. */
function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname;
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
