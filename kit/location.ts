import { createContext, use } from 'react';
import type { Location, Navigator } from 'react-router-dom';

export type { Location, Navigator };

/**
 * The current address and how to navigate from it. The shell owns the router and passes both as props; islands don't
 * need the router's own hooks, which would add its code to every page.
 */
export const LocationContext = createContext<{ location: Location; navigator: Navigator } | null>(
  null,
);

/** Returns the current location. Throws outside a page. */
export function useLocation(): Location {
  return useContextValue().location;
}

type NavigateOptions = {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** The navigation state of the new entry. */
  state?: unknown;
  /** For `replace`: keeps the page and its scroll position. */
  preventScrollReset?: boolean;
};

/** Returns a function that navigates within the site. Throws outside a page. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  const { navigator } = useContextValue();
  return (to, { replace = false, state, ...options } = {}) => {
    if (replace) navigator.replace(to, state, options);
    else navigator.push(to, state);
  };
}

function useContextValue() {
  const value = use(LocationContext);
  if (!value) throw new Error('The location is only known inside a page.');
  return value;
}
