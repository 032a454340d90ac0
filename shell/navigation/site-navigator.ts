import type { Location, Navigator } from '@site/kit/router.ts';
import type { PartRelease } from '@site/kit/signals/page-signal.ts';
import { arrive } from './arrive.ts';
import type { PageScroll } from './page-scroll.ts';
import type { ScrollPositions } from './scroll-positions.ts';
import type { SiteHistory } from './site-history.ts';

/** What came of trying to show a page. */
export type ShowOutcome =
  /** The page stands. `commit` was called before it replaced the old one. */
  | { kind: 'shown' }
  /** No remote draws the address: only the server can answer it. */
  | { kind: 'unknown' }
  /** A remote should have drawn it and could not: which release of which, if that was known by then. */
  | { kind: 'failed'; error: unknown; part?: PartRelease | undefined };

/** What the navigator needs from the shell. */
export type NavigatorSurroundings = {
  window: Window;
  history: SiteHistory;
  /** Where the reader was on each entry of the history. */
  positions: ScrollPositions;
  pageScroll: PageScroll;
  /** Shows the page of a location; calls `commit` once its code and data are there, before it is drawn. */
  show: (location: Location, commit: () => void) => Promise<ShowOutcome>;
  /** Tells the page that is there its new address, whatever is different in it. Fetches nothing. */
  tell: (location: Location) => Promise<void>;
  /** Shows the fallback when neither a remote nor the server can give the page. */
  showFallback: (location: Location, retry: () => void) => void;
  /** The visitor waits for another page, or no longer does. */
  onWaiting: (waiting: boolean) => void;
  /** The visitor is somewhere else now: on another page, or elsewhere on the same one. */
  onMoved: (location: Location, isOtherPage: boolean) => void;
  /** The visitor starts to leave the page. Pending actions of this page must not happen on the next one. */
  onLeave: () => void;
  /** The browser moved between a dialog's entry and its page's; see `HistoryListeners`. */
  onDialogTraverse: (asked: boolean) => void;
  /** No page is on its way any more. */
  onSettled: () => void;
  /** Hears what went wrong, and of which release where that is known. */
  onError: (error: unknown, part?: PartRelease) => void;
};

type MoveKind = 'push' | 'replace' | 'pop';

/** How long the server may take to say that it is there, in milliseconds. */
const SERVER_TIMEOUT_MS = 5000;

/**
 * Moves the visitor through the site. A move first gets the next page ready and only then changes the
 * address. When a remote fails, the browser loads the address in full, which gives the prerendered
 * page; when the server cannot be reached either, the fallback says so and offers another try.
 * A later move overtakes an earlier one.
 */
export function createSiteNavigator(surroundings: NavigatorSurroundings): Navigator & {
  /** Goes to an address as a pressed link does. */
  visit: (to: string) => void;
  /** Whether a page is on its way. */
  isMoving: () => boolean;
} {
  const { window, history, positions, pageScroll } = surroundings;
  const { document } = window;
  let latest = 0;
  /** How many moves are under way. */
  let underWay = 0;

  async function move(to: Location, kind: MoveKind): Promise<void> {
    underWay += 1;
    if (history.returning) await history.returning;
    await follow(to, kind).finally(() => {
      underWay -= 1;
      if (underWay === 0) surroundings.onSettled();
    });
  }

  async function follow(to: Location, kind: MoveKind): Promise<void> {
    const mine = (latest += 1);
    const isWanted = () => mine === latest;
    const from = history.location;
    const scrolledTo = kind === 'pop' ? positions.read(to.key) : null;
    // A move within the page changes the address at once: the page is there already.
    const within = samePage(history.location, to);
    if (within) commit(to, kind);
    else surroundings.onLeave();
    surroundings.onWaiting(!within);
    const outcome = await surroundings.show(to, () => {
      if (!isWanted()) throw new Overtaken();
      if (!within) commit(to, kind);
    });
    if (!isWanted()) return;
    switch (outcome.kind) {
      case 'shown':
        surroundings.onWaiting(false);
        arrive(
          document,
          pageScroll,
          to,
          scrolledTo === null ? { kind: 'top' } : { kind: 'position', y: scrolledTo, from },
        );
        return;
      case 'unknown':
        loadInFull(to, kind);
        return;
      case 'failed': {
        surroundings.onError(outcome.error, outcome.part);
        const answers = await serverAnswers(to);
        if (!isWanted()) return;
        if (answers) {
          loadInFull(to, kind);
          return;
        }
        surroundings.onWaiting(false);
        if (!samePage(history.location, to)) commit(to, kind);
        surroundings.showFallback(to, () => void move(to, 'replace'));
        arrive(document, pageScroll, to, { kind: 'top' });
      }
    }
  }

  function commit(to: Location, kind: MoveKind): void {
    const isOtherPage = !samePage(history.location, to);
    if (kind === 'pop') history.accept(to);
    else history.commit(to, kind);
    surroundings.onMoved(to, isOtherPage);
  }

  /**
   * Writes what the visitor has chosen on the page into its address, in place of the current entry. Nothing
   * is fetched, scrolled, focused or said. While another page is on its way the address is left to it.
   */
  function note(to: Location): void {
    if (underWay > 0) return;
    const mine = (latest += 1);
    // The entry keeps its key: that is how a reload finds where the reader was.
    const { pathname, key, state } = history.location;
    const noted = { ...to, pathname, key, state };
    try {
      history.commit(noted, 'replace');
    } catch (error) {
      // A browser takes only so many changes in half a minute. The choice is on the page all the same.
      surroundings.onError(error);
      return;
    }
    surroundings.onMoved(noted, false);
    surroundings.tell(noted).catch((error: unknown) => {
      if (mine === latest) surroundings.onError(error);
    });
  }

  function loadInFull(to: Location, kind: MoveKind): void {
    const href = hrefOf(to);
    if (kind === 'pop' || samePage(history.location, to)) window.location.reload();
    // The entry of a dialog must not stay behind.
    else if (kind === 'replace' || history.isOnDialog) window.location.replace(href);
    else window.location.assign(href);
  }

  async function serverAnswers(to: Location): Promise<boolean> {
    try {
      const { status } = await fetch(hrefOf(to), {
        method: 'HEAD',
        signal: AbortSignal.timeout(SERVER_TIMEOUT_MS),
      });
      // A gateway that answers for a server that does not has nothing to show.
      return status < 500;
    } catch {
      // Not reachable: exactly what was asked.
      return false;
    }
  }

  history.listen({
    onPop: (location) => void move(location, 'pop'),
    onDialog(asked) {
      // Back also cancels a move that was started from the dialog.
      if (!asked) {
        latest += 1;
        surroundings.onWaiting(false);
      }
      surroundings.onDialogTraverse(asked);
    },
    onHash(location) {
      const mine = (latest += 1);
      surroundings.onWaiting(false);
      history.accept(location);
      surroundings.onMoved(location, false);
      const shown = surroundings.show(location, () => {
        if (mine !== latest) throw new Overtaken();
      });
      // The browser has scrolled there already; a page that could not be told stays as it is.
      void shown.then((outcome) => {
        if (outcome.kind === 'failed' && mine === latest) {
          surroundings.onError(outcome.error, outcome.part);
        }
      });
    },
  });

  const toHref = (to: Parameters<Navigator['push']>[0]) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

  return {
    createHref: toHref,
    go: (delta) => window.history.go(delta),
    isMoving: () => underWay > 0,
    push: (to, state) => void move(history.resolve(toHref(to), state), 'push'),
    replace(to, state, { preventScrollReset = false } = {}) {
      const next = history.resolve(toHref(to), state);
      if (preventScrollReset && next.pathname === history.location.pathname) note(next);
      else void move(next, 'replace');
    },
    visit(to) {
      const next = history.resolve(to);
      const same = hrefOf(next) === hrefOf(history.location);
      void move(next, same ? 'replace' : 'push');
    },
  };
}

/** Thrown inside a move that a later one has overtaken, so that it changes nothing any more. */
class Overtaken extends Error {
  override name = 'Overtaken';
}

function samePage(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}

function hrefOf({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}
