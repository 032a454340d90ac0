import { useLocation } from '@site/kit/router.ts';

/**
 * The query parameter that carries a child's age: `?months=12-48`, from the first birthday to the fourth. Pages split
 * ages differently, so links give whole months and each page finds its own band.
 */
export const MONTHS_IN_ADDRESS = 'months';

/** A range of ages in whole months; `to` is exclusive. */
export type Months = { from: number; to: number };

/** A path that opens the page at an age. */
export function pathAtMonths(path: string, { from, to }: Months): string {
  return `${path}?${MONTHS_IN_ADDRESS}=${from}-${to}`;
}

/** The raw parameter; `null` if there is none. */
export function useMonthsInAddress(): string | null {
  return new URLSearchParams(useLocation().search).get(MONTHS_IN_ADDRESS);
}

/** Parses what `pathAtMonths` wrote; `null` for anything else, because anyone can edit a URL. */
export function parseMonths(text: string): Months | null {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  const months = { from: Number(from), to: Number(to) };
  return months.from < months.to ? months : null;
}

/** The query parameter of the chosen age: `?age=24-31`. */
export const AGE_IN_ADDRESS = 'age';

/** The age in the address; `null` if there is none, or when rendering on the server. */
export function useAgeInAddress(): string | null {
  return new URLSearchParams(useLocation().search).get(AGE_IN_ADDRESS);
}
