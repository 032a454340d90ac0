import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** False on the server and in the first client render, so that both match; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
}
