import type { Location } from '@site/kit/location.ts';

/**
 * Returns the current history entry's key, in React Router's format. React Router uses `default` for every entry
 * created by a link within the page, so this function assigns those a unique key.
 */
export function entryKey({ history, location }: Window): { key: string; isNew: boolean } {
  const { key } = stateOf(history);
  if (typeof key === 'string') return { key, isNew: false };
  const fresh = Math.random().toString(36).slice(2, 10);
  try {
    history.replaceState({ ...stateOf(history), usr: null, key: fresh }, '');
  } catch {
    // Some browsers don't allow this for local files and cross-site frames.
    return { key: location.href, isNew: true };
  }
  return { key: fresh, isNew: true };
}

export function currentLocation(window: Window): Location {
  const { pathname, search, hash } = window.location;
  const { key } = entryKey(window);
  return { pathname, search, hash, key, state: stateOf(window.history).usr ?? null };
}

/**
 * React Router's state of an entry. `dialog` is ours: it marks the entry of an open dialog, which follows its page's
 * entry.
 */
type EntryState = { key?: unknown; usr?: unknown; dialog?: boolean };

export function stateOf({ state }: History): EntryState {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
