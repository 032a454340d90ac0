import { dateInIndia } from '@site/kit/ui/long-date.ts';

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Formats epoch milliseconds in Indian time, such as `6 Jan 2026 01:30`. */
export function indianTime(moment: number): string {
  return format.format(moment).replace(',', '');
}

/** Returns the date in India at a time in epoch milliseconds, such as `2026-11-22`. */
export function indianDay(moment: number): string {
  return dateInIndia(new Date(moment)).toISOString().slice(0, 10);
}

/** Formats epoch milliseconds for exports, in Indian time with its offset: `2026-11-27T10:04:09+05:30`. */
export function indianIso(moment: number): string {
  return `${dateInIndia(new Date(moment)).toISOString().slice(0, 19)}+05:30`;
}
