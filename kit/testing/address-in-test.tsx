import './text-encoder.ts';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { parsePath } from 'react-router-dom';
import { type Navigator, Router } from '@site/kit/router.ts';

const hearers = new Set<() => void>();

/** Tells the components of a test that the browser's address is another one now. */
export function addressChanged(): void {
  for (const hear of hearers) hear();
}

function listen(hear: () => void) {
  hearers.add(hear);
  window.addEventListener('popstate', hear);
  return () => {
    hearers.delete(hear);
    window.removeEventListener('popstate', hear);
  };
}

/**
 * For tests: a router over the test document's own address, as the shell gives one to a live page. What
 * is drawn on the server has no query and no hash, as a composed page has none.
 */
export function AddressInTest({ children }: { children: ReactNode }) {
  const search = useSyncExternalStore(listen, () => window.location.search, nothing);
  const hash = useSyncExternalStore(listen, () => window.location.hash, nothing);
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

const nothing = () => '';

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
