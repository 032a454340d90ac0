import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this component runs in a browser and has taken over the HTML that was sent.
 * `false` on the server and in the first drawing in the browser, so both are alike; `true` from then on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
