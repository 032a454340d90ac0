import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, now and whenever that changes. `false` on the server, while taking over
 * its HTML, and in a document that has no media, such as a test's.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = mediaQuery(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(query)?.matches ?? false,
    () => false,
  );
}

function mediaQuery(query: string): MediaQueryList | undefined {
  return 'matchMedia' in window ? window.matchMedia(query) : undefined;
}
