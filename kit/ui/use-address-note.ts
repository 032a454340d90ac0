import { useNavigate } from '@site/kit/router.ts';
import { MONTHS_IN_ADDRESS } from './months-in-address.ts';
import { AGE_IN_ADDRESS } from './use-age-in-address.ts';

/** What a visitor has chosen on a page. What is left out stays as the address has it. */
type Choice = {
  /** The child's age as the page names it, such as `24-31`; `null` when it was taken back. */
  age?: string | null;
  /** The id of the part that was opened, such as a tab's. */
  part?: string;
};

/**
 * Gives a function that writes a choice into the page's address, so that a reload and a shared link open
 * what is on screen. It is no move: Back still leaves the page, and nothing is fetched or scrolled.
 */
export function useAddressNote(): (choice: Choice) => void {
  const navigate = useNavigate();
  return ({ age, part }) => {
    // The browser's address, because of two choices in a row the router hears a little later.
    const { pathname, search, hash, href } = window.location;
    const query = new URLSearchParams(search);
    // An age that was chosen here takes the place of one that a link brought.
    if (age !== undefined) query.delete(MONTHS_IN_ADDRESS);
    if (age === null) query.delete(AGE_IN_ADDRESS);
    else if (age !== undefined) query.set(AGE_IN_ADDRESS, age);
    const asked = age === undefined ? search : query.size > 0 ? `?${query}` : '';
    const noted = pathname + asked + (part === undefined ? hash : `#${part}`);
    if (new URL(noted, href).href === href) return;
    void navigate(noted, { replace: true, preventScrollReset: true });
  };
}
