import { useLocation } from '@site/kit/router.ts';

/**
 * How a link brings a child's age to a page that asks for it: `?months=12-48`, from the first birthday to
 * the fourth. Pages divide ages differently, so a link gives whole months and the page finds its own range.
 */
export const MONTHS_IN_ADDRESS = 'months';

/** A range of ages in whole months; `to` is the first month after it. */
export type Months = { from: number; to: number };

/** The path of a page with the age it is to open at. */
export function atMonths(path: string, { from, to }: Months): string {
  return `${path}?${MONTHS_IN_ADDRESS}=${from}-${to}`;
}

/** The age that a link brought to this page, as the address writes it; `null` when there is none. */
export function useMonthsInAddress(): string | null {
  return new URLSearchParams(useLocation().search).get(MONTHS_IN_ADDRESS);
}

/** Reads what `atMonths` wrote; `null` for anything else, because anybody can write an address. */
export function parseMonths(text: string): Months | null {
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? [];
  const months = { from: Number(from), to: Number(to) };
  return months.from < months.to ? months : null;
}
