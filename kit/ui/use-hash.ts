import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `follow` with the URL's fragment: on mount, with `first` set, and on every change. Doesn't call it without a
 * fragment.
 */
export function useHash(follow: (id: string, first: boolean) => void): void {
  const onHash = useEffectEvent(follow);
  useEffect(() => {
    const read = (first: boolean) => {
      const id = window.location.hash.slice(1);
      if (id) onHash(id, first);
    };
    const later = () => read(false);
    read(true);
    window.addEventListener('hashchange', later);
    return () => window.removeEventListener('hashchange', later);
  }, []);
}
