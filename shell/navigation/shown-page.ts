import type { DataRouter, Location } from 'react-router-dom';
import type { Slot } from '../remotes/slot.ts';
import { setCurrentRoute } from '../signals/signal-failures.ts';
import { currentLocation, entryKey } from './history-entry.ts';
import type { LoadedPage } from './load-page.ts';
import { holdFragment, scrollAndFocus } from './scroll-and-focus.ts';

/** The router's route for all pages. */
export const PAGE = 'page';

export type ShownPageOptions = {
  window: Window;
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
};

type State = DataRouter['state'];

/** Shows in the slot what the router's state says, and brings the visitor to the right place on the page. */
export class ShownPage {
  /** The location of the current page, or of the one about to be shown. */
  location: Location;
  /** Whether the slot shows the page of `location`, not the fallback. */
  isShown = true;
  readonly #options: ShownPageOptions & { retry: () => void };
  /** What the router loaded last: a page or an error. */
  #data: unknown = null;
  #navigations = 0;
  /** Whether a link within the page created the current entry, so that the browser has already scrolled. */
  #isScrolledByBrowser = false;

  /** Create it before the router, which reads the keys of entries. `retry` reloads the page of `location`. */
  constructor(options: ShownPageOptions & { retry: () => void }) {
    const { window } = options;
    this.#options = options;
    this.location = currentLocation(window);
    window.addEventListener('popstate', () => {
      this.#isScrolledByBrowser = entryKey(window).isNew;
    });
  }

  /** Follows the router's state. Returns the page being shown, if it changed. */
  follow(state: State): Promise<void> | undefined {
    const { window, onWaiting, onLeave, onMoved } = this.#options;
    const next = state.navigation.location;
    const isRevalidating = state.revalidation === 'loading';
    const isLeaving = next !== undefined && !isSamePage(next, state.location);
    onWaiting(isRevalidating || isLeaving);
    if (isLeaving) onLeave();
    const page: unknown = state.errors?.[PAGE] ?? state.loaderData[PAGE];
    if (next || isRevalidating || (state.location === this.location && page === this.#data))
      return undefined;
    const from = this.location;
    this.location = state.location;
    const isOtherPage = !isSamePage(this.location, from);
    onMoved(this.location, isOtherPage);
    const isScrolled = this.#isScrolledByBrowser;
    this.#isScrolledByBrowser = false;
    const navigation = (this.#navigations += 1);
    const isLatest = () => navigation === this.#navigations;
    return this.#show(page, state, isLatest).then(() => {
      if (!isLatest() || state.preventScrollReset) return;
      if (isScrolled) holdFragment(window, state.location.hash);
      else this.#scroll(state, from);
    });
  }

  async #show(page: unknown, state: State, isLatest: () => boolean): Promise<void> {
    const { location } = this;
    const { slot, onShown, showFallback, retry } = this.#options;
    if (page === this.#data && this.isShown) return slot.setLocation(location);
    this.#data = page;
    this.isShown = isLoadedPage(page);
    // The loader has already reported the error.
    if (!isLoadedPage(page)) return showFallback(retry);
    if (page.lock.signals) setCurrentRoute(page.lock.signals.route);
    const startsAtTop = location.hash === '' && typeof state.restoreScrollPosition !== 'number';
    await slot.show(page, location, { startsAtTop });
    if (isLatest()) onShown(page);
  }

  #scroll({ location, restoreScrollPosition }: State, from: Location): void {
    const { window } = this.#options;
    const { hash } = location;
    const y = location === from ? window.scrollY : restoreScrollPosition;
    scrollAndFocus(window, { hash, restore: typeof y === 'number' ? y : null, from });
  }
}

/** Distinguishes a page returned by the loader from an error it threw. */
function isLoadedPage(page: unknown): page is LoadedPage {
  return typeof page === 'object' && page !== null && 'lock' in page;
}

/** A query or fragment is a visitor's choice on a page. */
function isSamePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname;
}
