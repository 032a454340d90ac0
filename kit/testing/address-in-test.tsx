import './text-encoder.ts';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { parsePath } from 'react-router-dom';
import { LocationContext, type Navigator } from '@site/kit/location.ts';

const listeners = new Set<() => void>();

/** Notifies the router under test that the address has changed. */
export function addressChanged(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/**
 * For tests: a router on the test document's address, like the shell's. On the server there is no query or hash, as in
 * a composed page.
 */
export function AddressInTest({ children }: { children: ReactNode }) {
  const search = useSyncExternalStore(subscribe, () => window.location.search, empty);
  const hash = useSyncExternalStore(subscribe, () => window.location.hash, empty);
  const location = useMemo(
    () => ({ pathname: window.location.pathname, search, hash, state: null, key: search + hash }),
    [search, hash],
  );
  const address = useMemo(() => ({ location, navigator }), [location]);
  return <LocationContext value={address}>{children}</LocationContext>;
}

const empty = () => '';

const navigator: Navigator = {
  createHref: String,
  go: () => {},
  push: () => {},
  replace(to) {
    const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    window.history.replaceState(null, '', pathname + search + hash);
    addressChanged();
  },
};
