import { useLocation } from '@site/kit/router.ts';

/** How the address names the child's age that was chosen on a page: `?age=24-31`. */
export const AGE_IN_ADDRESS = 'age';

/** The age that the page's address names; `null` when none is chosen, and while a page is drawn ahead. */
export function useAgeInAddress(): string | null {
  return new URLSearchParams(useLocation().search).get(AGE_IN_ADDRESS);
}
