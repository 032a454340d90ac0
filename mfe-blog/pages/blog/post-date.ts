import { DAY_MS } from '@site/kit/durations.ts';
import { dateInIndia, longDate } from '@site/kit/ui/long-date.ts';

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A plain date in the form returned by a database that stores timestamps. Nobody publishes in exactly this millisecond.
 */
const storedDay = /T00:00:00(?:\.0+)?Z$/;

/** `isDay` means that only the date is known, in Indian time. */
export type PostDate = { moment: Date; isDay: boolean };

/**
 * Parses a post's date: `2024-06-17`, a full timestamp, or a long form such as `June 20, 2024`. Returns `null` for
 * anything else, so that the text itself is shown instead of a wrong date.
 */
export function parsePostDate(text: string): PostDate | null {
  const isTimestamp = /^\d{4}-\d{2}-\d{2}T/.test(text);
  // A plain date is the same everywhere, so parse and format it in UTC. A timestamp without a zone would depend on the
  // machine, so treat it as UTC too.
  const saysZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const inZone = isTimestamp && !saysZone ? `${text}Z` : text;
  const moment = new Date(isTimestamp || dayOnly.test(text) ? inZone : `${text} UTC`);
  if (Number.isNaN(moment.getTime())) return null;
  return { moment, isDay: !isTimestamp || storedDay.test(text) };
}

/** Formats the full date in Indian style, independent of the machine's locale. */
export function longPostDate({ moment, isDay }: PostDate): string {
  return longDate(moment, { isDay });
}

/** Formats a date for the `datetime` attribute. */
export function machinePostDate({ moment, isDay }: PostDate): string {
  return isDay ? moment.toISOString().slice(0, 10) : moment.toISOString();
}

/** Whether a date such as `2026-11-21` is later than a post's date in India. */
export function isLaterDay(day: string, date: PostDate): boolean {
  return day > dateInIndia(date.moment, date).toISOString().slice(0, 10);
}

/** Formats a date for feeds as in RFC 3339. A plain date starts at midnight in India. */
export function feedPostDate(date: PostDate): string {
  return date.isDay ? `${machinePostDate(date)}T00:00:00+05:30` : machinePostDate(date);
}

/**
 * Formats how long ago a date was, in the largest unit: "2 years ago", "yesterday", "5 minutes ago". Days, months and
 * years follow the calendar in India; only today's dates are in hours or minutes. A future date, which means that a
 * clock is wrong, is formatted in full. Avoids `Intl` for the same reason as `longDate`.
 */
export function relativePostDate(date: PostDate, now: Date): string {
  const then = dateInIndia(date.moment, date);
  const today = dateInIndia(now);
  const days = Math.floor(today.getTime() / DAY_MS) - Math.floor(then.getTime() / DAY_MS);
  if (days < 0) return longPostDate(date);
  if (days === 0) return date.isDay ? 'today' : earlierToday(now.getTime() - date.moment.getTime());
  if (days === 1) return 'yesterday';
  const isLaterInMonth = today.getUTCDate() < then.getUTCDate();
  const months =
    (today.getUTCFullYear() - then.getUTCFullYear()) * 12 +
    (today.getUTCMonth() - then.getUTCMonth()) -
    (isLaterInMonth ? 1 : 0);
  if (months >= 12) return ago(Math.floor(months / 12), 'year');
  if (months > 0) return ago(months, 'month');
  return days < 7 ? ago(days, 'day') : ago(Math.floor(days / 7), 'week');
}

function earlierToday(milliseconds: number): string {
  const minutes = Math.trunc(milliseconds / 60_000);
  if (minutes < 0) return 'today';
  if (minutes === 0) return 'just now';
  return minutes < 60 ? ago(minutes, 'minute') : ago(Math.floor(minutes / 60), 'hour');
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
