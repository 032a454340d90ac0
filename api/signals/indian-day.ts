import { dateInIndia } from '@site/kit/ui/long-date.ts';

/** The day of a moment (epoch milliseconds) in India, such as `2026-11-22`; days sort like texts. */
export function indianDay(moment: number): string {
  return dateInIndia(new Date(moment)).toISOString().slice(0, 10);
}
