import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `follow` with the part of the address after `#`: once when the component is there, with
 * `first` true, and at every later change. Does nothing while there is no such part.
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
