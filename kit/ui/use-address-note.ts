import { useNavigate } from '@site/kit/router.ts';
import { MONTHS_IN_ADDRESS } from './months-in-address.ts';
import { AGE_IN_ADDRESS } from './use-age-in-address.ts';

/** How the address names what a visitor has searched for: `?q=fever`. */
export const QUERY_IN_ADDRESS = 'q';

/** What a visitor has chosen on a page. What is left out stays as the address has it. */
type Choice = {
  /** The child's age as the page names it, such as `24-31`; `null` when it was taken back. */
  age?: string | null;
  /** The id of the part that was opened, such as a tab's. */
  part?: string;
  /** What was searched for; empty when it was taken back. */
  query?: string;
};

/**
 * Gives a function that writes a choice into the page's address, so that a reload and a shared link open
 * what is on screen. It is no move: Back still leaves the page, and nothing is fetched or scrolled.
 */
export function useAddressNote(): (choice: Choice) => void {
  const navigate = useNavigate();
  return ({ age, part, query }) => {
    // The browser's address, because of two choices in a row the router hears a little later.
    const { pathname, search, hash, href } = window.location;
    const params = new URLSearchParams(search);
    // An age that was chosen here takes the place of one that a link brought.
    if (age !== undefined) params.delete(MONTHS_IN_ADDRESS);
    const choices = { [AGE_IN_ADDRESS]: age, [QUERY_IN_ADDRESS]: query };
    for (const [name, value] of Object.entries(choices)) {
      if (value) params.set(name, value);
      else if (value !== undefined) params.delete(name);
    }
    const isSame = age === undefined && query === undefined;
    const asked = isSame ? search : String(params) && `?${params}`;
    const noted = pathname + asked + (part === undefined ? hash : `#${part}`);
    if (new URL(noted, href).href === href) return;
    void navigate(noted, { replace: true, preventScrollReset: true });
  };
}
