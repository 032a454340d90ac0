import { useLocation } from '@site/kit/router.ts';

/** The query parameter of the chosen age: `?age=24-31`. */
export const AGE_IN_ADDRESS = 'age';

/** The age in the address; `null` if there is none, or when rendering on the server. */
export function useAgeInAddress(): string | null {
  return new URLSearchParams(useLocation().search).get(AGE_IN_ADDRESS);
}
