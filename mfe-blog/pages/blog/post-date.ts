import { dateInIndia, longDate } from '@site/kit/ui/long-date.ts';

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** How a day comes out of a database that stores moments. Nobody publishes in this very millisecond. */
const storedDay = /T00:00:00(?:\.0+)?Z$/;

/** A moment a post was changed; `isDay` when only the day is known, which is a day in India. */
export type PostDate = { moment: Date; isDay: boolean };

/**
 * Reads the date of a post: `2024-06-17`, a full timestamp, or a long form such as `June 20, 2024`.
 * Gives `null` for anything else, so that the text itself can be shown instead of a wrong date.
 */
export function parsePostDate(text: string): PostDate | null {
  const isTimestamp = /^\d{4}-\d{2}-\d{2}T/.test(text);
  // A day without a time is that day everywhere, so it is read as UTC and shown as UTC. A moment that
  // does not say its zone would be another one on every machine, so it is read as UTC too.
  const saysZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const inZone = isTimestamp && !saysZone ? `${text}Z` : text;
  const moment = new Date(isTimestamp || dayOnly.test(text) ? inZone : `${text} UTC`);
  if (Number.isNaN(moment.getTime())) return null;
  return { moment, isDay: !isTimestamp || storedDay.test(text) };
}

/** The date in full, as readers in India write it; the same on every machine. */
export function longPostDate({ moment, isDay }: PostDate): string {
  return longDate(moment, { isDay });
}

/** The date for machines. */
export function machinePostDate({ moment, isDay }: PostDate): string {
  return isDay ? moment.toISOString().slice(0, 10) : moment.toISOString();
}

/** Whether a day such as `2026-11-21` comes after the day, in India, on which a post was published. */
export function isLaterDay(day: string, date: PostDate): boolean {
  return day > dateInIndia(date.moment, date).toISOString().slice(0, 10);
}

/** The moment for feeds, which want one: a day begins at midnight in India. RFC 3339. */
export function feedPostDate(date: PostDate): string {
  return date.isDay ? `${machinePostDate(date)}T00:00:00+05:30` : machinePostDate(date);
}

const DAY_MS = 86_400_000;

/**
 * How long ago it was, in the largest fitting unit: "2 years ago", "yesterday", "5 minutes ago". Days, months and
 * years are those of the calendar in India; hours and minutes are told only of today. A day to come, which only a
 * clock that is wrong can see, is given in full. Not by `Intl`, for the reason that `longDate` gives.
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
