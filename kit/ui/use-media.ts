import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, kept up to date. `false` on the server, during hydration, and without `matchMedia`, as
 * in jsdom.
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
