import { useLocation } from '@site/kit/location.ts';

/**
 * The query parameter of a child's age in links: `?months=12-48`, from the first birthday to the fourth. Pages divide
 * ages into different bands, so links use whole months and each page selects its matching band.
 */
export const MONTHS_IN_ADDRESS = 'months';

/** A range of ages in whole months; `to` is exclusive. */
export type Months = { from: number; to: number };

/** Returns a path that opens the page at an age. */
export function pathAtMonths(path: string, { from, to }: Months): string {
  return `${path}?${MONTHS_IN_ADDRESS}=${from}-${to}`;
}

/** Returns the raw parameter; `null` if missing. */
export function useMonthsInAddress(): string | null {
  return new URLSearchParams(useLocation().search).get(MONTHS_IN_ADDRESS);
}

/** Parses a parameter written by `pathAtMonths`; returns `null` for anything else, because anyone can edit a URL. */
export function parseMonths(text: string): Months | null {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  const months = { from: Number(from), to: Number(to) };
  return months.from < months.to ? months : null;
}

/** The query parameter of the age chosen on a page: `?age=24-31`. */
export const AGE_IN_ADDRESS = 'age';

/** Returns the age in the address; `null` if missing, or when rendering on the server. */
export function useAgeInAddress(): string | null {
  return new URLSearchParams(useLocation().search).get(AGE_IN_ADDRESS);
}
