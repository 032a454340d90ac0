import './text-encoder.ts';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { parsePath } from 'react-router-dom';
import { type Navigator, Router } from '@site/kit/router.ts';

const listeners = new Set<() => void>();

/** Notifies the components of a test that the browser's address has changed. */
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
 * For tests: a router over the test document's own address, as the shell gives one to a live page. What
 * is rendered on the server has no query and no hash, as a composed page has none.
 */
export function AddressInTest({ children }: { children: ReactNode }) {
  const search = useSyncExternalStore(subscribe, () => window.location.search, empty);
  const hash = useSyncExternalStore(subscribe, () => window.location.hash, empty);
  const location = useMemo(
    () => ({ pathname: window.location.pathname, search, hash, state: null, key: 'only' }),
    [search, hash],
  );
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
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
