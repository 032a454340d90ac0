import { HOUR_MS } from '../durations.ts';
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** IST is UTC+5:30 all year, in milliseconds. */
const INDIA_MS = 5.5 * HOUR_MS;

/** Returns a `Date` whose UTC fields are the date and time in India. A day has no time and is returned unchanged. */
export function dateInIndia(moment: Date, { isDay = false }: { isDay?: boolean } = {}): Date {
  return new Date(moment.getTime() + (isDay ? 0 : INDIA_MS));
}

/**
 * Formats a date the Indian way, such as "17 June 2024". Converts timestamps to Indian time, but not plain days.
 * Independent of the machine's locale.
 *
 * Not `Intl.DateTimeFormat`: first use of `Intl` costs a cheap phone about 100 ms in the task that hydrates the page.
 */
export function longDate(moment: Date, options: { isDay?: boolean } = {}): string {
  const inIndia = dateInIndia(moment, options);
  return `${inIndia.getUTCDate()} ${months[inIndia.getUTCMonth()]} ${inIndia.getUTCFullYear()}`;
}
