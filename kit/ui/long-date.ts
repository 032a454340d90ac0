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

/** India is ahead of UTC by five and a half hours all year round, in milliseconds. */
const INDIA_MS = 5.5 * 3_600_000;

/** A moment, or a `day` alone, as a `Date` whose UTC fields say the date and the time in India. */
export function dateInIndia(moment: Date, { isDay = false }: { isDay?: boolean } = {}): Date {
  return new Date(moment.getTime() + (isDay ? 0 : INDIA_MS));
}

/**
 * A date in full, as readers in India write it: "17 June 2024". It is the day in India, or the day in UTC
 * for a date that is `day` alone; the same on every machine.
 *
 * Written out here and not by `Intl.DateTimeFormat`: the first use of `Intl` costs a cheap phone about a
 * tenth of a second, in the task in which the page is hydrated.
 */
export function longDate(moment: Date, options: { isDay?: boolean } = {}): string {
  const there = dateInIndia(moment, options);
  return `${there.getUTCDate()} ${months[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}
