import type { Location, Navigator } from '@site/kit/location.ts';
import { currentLocation, stateOf } from './history-entry.ts';
import type { SiteRouter } from './router.ts';

/** A router whose code loads when it is first needed. */
export type LazyRouter = SiteRouter & {
  /** Loads the router's code for a likely navigation. */
  preload: () => void;
};

type LazyRouterOptions = {
  load: () => Promise<SiteRouter>;
  /** Returns a promise that navigation has to wait for, such as going back from a dialog's history entry. */
  beforeMove: () => Promise<void> | undefined;
  /** Passes the composed page its new location. */
  setLocation: (location: Location) => void;
  onError: (error: unknown) => void;
};

/**
 * Loads the router only when a visitor is about to navigate, because hydrating a page doesn't need it. Without it, links
 * load documents.
 */
export function lazyRouter(
  window: Window,
  composedAt: Location,
  { load, beforeMove, setLocation, onError }: LazyRouterOptions,
): LazyRouter {
  let loading: Promise<SiteRouter> | undefined;
  let router: SiteRouter | undefined;
  let location = composedAt;
  /** Number of navigations waiting for the router. */
  let waiting = 0;

  async function loadRouter(): Promise<SiteRouter> {
    try {
      router = await (loading ??= load());
      return router;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  async function move(start: (router: SiteRouter) => void, fallback = () => {}): Promise<void> {
    waiting += 1;
    try {
      const [loaded] = await Promise.all([loadRouter(), beforeMove()]);
      start(loaded);
    } catch (error) {
      onError(error);
      fallback();
    } finally {
      waiting -= 1;
    }
  }
  function loadDocument(to: string): void {
    // Don't leave a dialog's entry behind.
    if (stateOf(window.history).dialog) window.location.replace(to);
    else window.location.assign(to);
  }

  // Until the router is loaded, the browser can only move within the page or to an entry from before a reload.
  window.addEventListener('popstate', () => {
    if (loading) return;
    const { pathname, search } = window.location;
    if (pathname !== composedAt.pathname || search !== composedAt.search) {
      window.location.reload();
      return;
    }
    location = currentLocation(window);
    setLocation(location);
  });
  /** Writes a visitor's choice on this page to the address. */
  function saveToAddress(to: string): void {
    try {
      window.history.replaceState(window.history.state, '', to);
    } catch (error) {
      // Browsers throttle address changes.
      onError(error);
      return;
    }
    location = currentLocation(window);
    setLocation(location);
  }
  const isThisPage = (href: string) =>
    new URL(href, window.location.href).pathname === window.location.pathname;
  const hrefOf = (to: Parameters<Navigator['push']>[0]) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    get location() {
      return router?.location ?? location;
    },
    isMoving: () => waiting > 0 || router?.isMoving() === true,
    stay: () => void move(({ stay }) => stay()),
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    push: (to, state) =>
      void move(
        ({ push }) => push(to, state),
        () => loadDocument(hrefOf(to)),
      ),
    replace(to, state, options) {
      const href = hrefOf(to);
      const isChoice = options?.preventScrollReset === true && isThisPage(href);
      if (!router && isChoice) return waiting > 0 ? undefined : saveToAddress(href);
      void move(
        ({ replace }) => replace(to, state, options),
        () => window.location.replace(href),
      );
    },
    visit: (to) =>
      void move(
        ({ visit }) => visit(to),
        () => loadDocument(to),
      ),
    preload() {
      // Navigation retries, and reports any error.
      loadRouter().catch(() => undefined);
    },
  };
}
