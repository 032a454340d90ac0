import { deferred } from '@site/kit/deferred.ts';
import type { Location } from '@site/kit/router.ts';

/** What is kept with each entry of the browser's history. `dialog` marks the entry of an open dialog, on top of its page's. */
type EntryState = { key: string; state: unknown; dialog?: true };

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
  /** Whether the browser is on an entry that was added for a dialog. */
  readonly isOnDialog: boolean;
  /** Adds an entry for a dialog on top of the current one. The location stays the same. */
  addDialogEntry: () => void;
  /** Goes back from a dialog's entry to its page's. */
  leaveDialogEntry: () => void;
  /** Pending while the browser goes back from a dialog's entry: a write during that time would land on that entry. */
  readonly returning: Promise<void> | undefined;
  listen: (listeners: HistoryListeners) => void;
};

type HistoryListeners = {
  /** The visitor went back or forward to this location. */
  onPop: (location: Location) => void;
  /** A link within the page has led to this location. The browser has scrolled there by itself. */
  onHash: (location: Location) => void;
  /** The browser moved between a dialog's entry and its page's. `asked`: `leaveDialogEntry` caused it. */
  onDialog: (asked: boolean) => void;
};

/** How long to wait for a browser to go back one entry, in milliseconds. */
const BACK_TIMEOUT_MS = 1000;

/** Takes over the history of a window. Its current entry becomes the current location. */
export function createSiteHistory(window: Window): SiteHistory {
  let counter = 0;
  const session = Date.now().toString(36);
  const freshKey = () => `${session}-${(counter += 1)}`;

  /** The browser's current entry. One that the browser made itself gets a key now. */
  function readEntry(): { location: Location; isNew: boolean } {
    const { pathname, search, hash } = window.location;
    const known = parseEntryState(window.history.state);
    const { key, state } = known ?? { key: freshKey(), state: null };
    if (!known) keepKey({ key, state });
    return { location: { pathname, search, hash, key, state }, isNew: !known };
  }

  function keepKey(entry: EntryState): void {
    try {
      window.history.replaceState(entry, '');
    } catch {
      // Refused, after many changes in half a minute or in a frame without an origin: a reload then knows the entry by
      // no key, and its reader starts at the top.
    }
  }

  const isOnDialog = () => parseEntryState(window.history.state)?.dialog === true;
  let wasOnDialog = isOnDialog();
  /** A traversal back from a dialog's entry that the browser has not finished. */
  let back: ReturnType<typeof deferred<void>> | undefined;
  let { location } = readEntry();

  function write(href: string, entry: EntryState, kind: 'push' | 'replace'): void {
    if (kind === 'push') window.history.pushState(entry, '', href);
    else window.history.replaceState(entry, '', href);
    wasOnDialog = entry.dialog === true;
  }

  return {
    get location() {
      return location;
    },
    get isOnDialog() {
      return isOnDialog();
    },
    addDialogEntry() {
      const { key, state } = location;
      write(window.location.href, { key, state, dialog: true }, 'push');
    },
    leaveDialogEntry() {
      const mine = deferred<void>();
      back = mine;
      window.history.back();
      window.setTimeout(() => {
        if (back === mine) back = undefined;
        mine.resolve();
      }, BACK_TIMEOUT_MS);
    },
    get returning() {
      return back?.promise;
    },
    resolve(to, state = null) {
      const { pathname, search, hash } = new URL(to, window.location.href);
      return { pathname, search, hash, state, key: freshKey() };
    },
    commit(next, kind) {
      const { pathname, search, hash, key, state } = next;
      // Back from the next page must not lead to the entry of a closed dialog.
      write(pathname + search + hash, { key, state }, isOnDialog() ? 'replace' : kind);
      location = next;
    },
    accept(next) {
      location = next;
    },
    listen({ onPop, onHash, onDialog }) {
      window.addEventListener('popstate', () => {
        const asked = back !== undefined;
        back?.resolve();
        back = undefined;
        const entry = readEntry();
        const isDialogs = wasOnDialog || isOnDialog();
        wasOnDialog = isOnDialog();
        if (entry.isNew) onHash(entry.location);
        else if (isDialogs && entry.location.key === location.key) onDialog(asked);
        else onPop(entry.location);
      });
    },
  };
}

function parseEntryState(value: unknown): EntryState | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('key' in value) || typeof value.key !== 'string') return null;
  return {
    key: value.key,
    state: 'state' in value ? value.state : null,
    ...('dialog' in value && value.dialog === true && { dialog: true }),
  };
}
