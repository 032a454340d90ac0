import type { Location } from '@site/kit/router.ts';

/**
 * The key of the current history entry, in the format of React Router, which calls every entry `default` that a link
 * within the page has made: those get a key of their own here.
 */
export function entryKey({ history, location }: Window): { key: string; isNew: boolean } {
  const { key } = stateOf(history);
  if (typeof key === 'string') return { key, isNew: false };
  const fresh = Math.random().toString(36).slice(2, 10);
  try {
    history.replaceState({ ...stateOf(history), usr: null, key: fresh }, '');
  } catch {
    // Some browsers refuse it in a file or in a frame of another site.
    return { key: location.href, isNew: true };
  }
  return { key: fresh, isNew: true };
}

/** Where the window is. */
export function currentLocation(window: Window): Location {
  const { pathname, search, hash } = window.location;
  const { key } = entryKey(window);
  return { pathname, search, hash, key, state: stateOf(window.history).usr ?? null };
}

/** What React Router keeps with an entry. `dialog` marks the entry of an open dialog, on top of its page's. */
type EntryState = { key?: unknown; usr?: unknown; idx?: number; dialog?: boolean };

/** The state of the current history entry. */
export function stateOf({ state }: History): EntryState {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
