import type { Location } from '@site/kit/router.ts';

/** What is kept with each entry of the browser's history. */
type EntryState = { key: string; state: unknown };

/**
 * The site's one history. Remotes and the shell ask it to move; it tells one listener, which decides
 * when the move is made. An address is written to the browser only when its page is ready, so the
 * address bar never names a page that is not on screen.
 */
export type SiteHistory = {
  /** Where the visitor is. */
  readonly location: Location;
  /** Makes the location that a move to `to` would lead to, without moving. */
  resolve: (to: string, state?: unknown) => Location;
  /** Writes a location to the browser's history as a new entry, or in place of the current one. */
  commit: (location: Location, kind: 'push' | 'replace') => void;
  /** Makes the location the browser has gone back or forward to the current one. */
  accept: (location: Location) => void;
  /**
   * Calls `onPop` with the location the visitor went back or forward to, and `onHash` with the one
   * a link within the page has led to (the browser has scrolled there by itself).
   */
  listen: (onPop: (location: Location) => void, onHash: (location: Location) => void) => void;
};

/** Takes over the history of a window. Its current entry becomes the current location. */
export function createSiteHistory(window: Window): SiteHistory {
  let counter = 0;
  const session = Date.now().toString(36);
  const freshKey = () => `${session}-${(counter += 1)}`;

  /** The browser's current entry. One that the browser made itself gets a key now. */
  function readEntry(): { location: Location; isNew: boolean } {
    const { pathname, search, hash } = window.location;
    const known = parseEntryState(window.history.state);
    const entry = known ?? { key: freshKey(), state: null };
    if (!known) keepKey(entry);
    return { location: { pathname, search, hash, ...entry }, isNew: !known };
  }

  function keepKey(entry: EntryState): void {
    try {
      window.history.replaceState(entry, '');
    } catch {
      // Refused, after many changes in half a minute or in a frame without an origin: a reload then knows the entry by
      // no key, and its reader starts at the top.
    }
  }

  let { location } = readEntry();
  return {
    get location() {
      return location;
    },
    resolve(to, state = null) {
      const { pathname, search, hash } = new URL(to, window.location.href);
      return { pathname, search, hash, state, key: freshKey() };
    },
    commit(next, kind) {
      const entry: EntryState = { key: next.key, state: next.state };
      const href = next.pathname + next.search + next.hash;
      if (kind === 'push') window.history.pushState(entry, '', href);
      else window.history.replaceState(entry, '', href);
      location = next;
    },
    accept(next) {
      location = next;
    },
    listen(onPop, onHash) {
      window.addEventListener('popstate', () => {
        const entry = readEntry();
        if (entry.isNew) onHash(entry.location);
        else onPop(entry.location);
      });
    },
  };
}

function parseEntryState(value: unknown): EntryState | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('key' in value) || typeof value.key !== 'string') return null;
  return { key: value.key, state: 'state' in value ? value.state : null };
}
