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
import { stateOf } from './history-entry.ts';
import type { LoadedPage, PageLoader } from './load-page.ts';
import { restoreScrollPositions } from './scroll-positions.ts';
import { PAGE, ShownPage, type ShownPageOptions } from './shown-page.ts';

type RouterOptions = Omit<ShownPageOptions, 'retry'> & {
  loader: PageLoader;
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

/**
 * Creates a React Router data router for the pages of all sections. It fetches a composed page before changing the
 * address, drops overtaken navigations, and restores scroll positions. What this document can't show, the browser
 * loads; if the host is unreachable, the fallback offers a retry.
 */
export function createSiteRouter(options: RouterOptions): SiteRouter {
  const { window, loader, onSettled, onError } = options;
  let isReloading = false;
  let inProgress = 0;

  const page = new ShownPage({ ...options, retry: reload });
  const router = createBrowserRouter(
    [
      {
        id: PAGE,
        path: '*',
        loader: load,
        // A query or fragment doesn't change a composed page.
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          isReloading || !page.isShown || currentUrl.pathname !== nextUrl.pathname,
      },
    ],
    { window, hydrationData: { loaderData: { [PAGE]: null } } },
  );
  page.location = router.state.location;
  restoreScrollPositions(window, router);
  router.subscribe((state) => {
    const shown = page.follow(state);
    if (shown) void trackProgress(shown);
  });

  async function load({ request }: LoaderFunctionArgs): Promise<LoadedPage | Response> {
    const to = router.state.navigation.location ?? router.state.location;
    try {
      const loaded = await loader.load(to.pathname + to.search);
      if (!loaded) return await loadDocument(window, to);
      if (loaded.pathname === to.pathname) return loaded;
      return redirect(createPath({ ...to, pathname: loaded.pathname }));
    } catch (error) {
      if (!request.signal.aborted) onError(error);
      throw error;
    }
  }

  function trackProgress(work: Promise<void>): Promise<void> {
    inProgress += 1;
    return work.finally(() => {
      inProgress -= 1;
      onSettled();
    });
  }

  function reload(): void {
    isReloading = true;
    void router.revalidate().finally(() => {
      isReloading = false;
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
      return page.location;
    },
    isMoving: () => inProgress > 0 || router.state.navigation.state !== 'idle',
    stay: () => saveToAddress(createPath(page.location)),
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    push: (to, state) => void go(hrefOf(to), { state }),
    replace(to, state, { preventScrollReset = false } = {}) {
      const href = hrefOf(to);
      const isWithinPage = new URL(href, window.location.href).pathname === page.location.pathname;
      if (preventScrollReset && isWithinPage) {
        // A choice must not cancel a pending navigation.
        if (!router.state.navigation.location) saveToAddress(href);
      } else void go(href, { replace: true, state });
    },
    visit: (to) => void go(to, { replace: to === createPath(page.location) }),
  };
}

/**
 * Makes the browser load the document. Reloads if the address is the current one, because assigning it would only
 * scroll.
 */
function loadDocument(window: Window, to: Location): Response | Promise<never> {
  const { pathname, search } = window.location;
  if (createPath(to) !== createPath({ pathname, search, hash: to.hash }))
    return redirectDocument(createPath(to));
  window.location.reload();
  return new Promise(() => {});
}
