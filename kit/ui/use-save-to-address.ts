import { useNavigate } from '@site/kit/location.ts';
import { MONTHS_IN_ADDRESS, AGE_IN_ADDRESS } from './age-in-address.ts';

/** The search query parameter: `?q=fever`. */
export const QUERY_IN_ADDRESS = 'q';

/** A visitor's choices on a page. Missing fields don't change the address. */
type Choice = {
  /** The child's age as the page encodes it, such as `24-31`; `null` clears it. */
  age?: string | null;
  /** The id of the open part, such as a tab. */
  part?: string;
  /** The search text; empty clears it. */
  query?: string;
};

/**
 * Returns a function that writes a choice to the address, so that reloading or sharing it restores what is on screen.
 * The function replaces the history entry, so that Back still leaves the page, and nothing is fetched or scrolled.
 */
export function useSaveToAddress(): (choice: Choice) => void {
  const navigate = useNavigate();
  return ({ age, part, query }) => {
    // Read from the browser, because the router's location lags behind after two choices in quick succession.
    const { pathname, search, hash, href } = window.location;
    const params = new URLSearchParams(search);
    // An age chosen here replaces one from a link.
    if (age !== undefined) params.delete(MONTHS_IN_ADDRESS);
    const choices = { [AGE_IN_ADDRESS]: age, [QUERY_IN_ADDRESS]: query };
    for (const [name, value] of Object.entries(choices)) {
      if (value) params.set(name, value);
      else if (value !== undefined) params.delete(name);
    }
    const keepsSearch = age === undefined && query === undefined;
    const newSearch = keepsSearch ? search : String(params) && `?${params}`;
    const newAddress = pathname + newSearch + (part === undefined ? hash : `#${part}`);
    if (new URL(newAddress, href).href === href) return;
    navigate(newAddress, { replace: true, preventScrollReset: true });
  };
}
