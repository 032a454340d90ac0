import { dateInIndia, longDate } from '@site/kit/ui/long-date.ts';

/** A timestamp in India, to the minute: "22 November 2026, 17:33". */
export function indianMinute(moment: Date): string {
  return `${longDate(moment)}, ${dateInIndia(moment).toISOString().slice(11, 16)}`;
}
