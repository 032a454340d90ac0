import { longDate } from '@site/kit/ui/long-date.ts';

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** A moment a post was changed; `isDay` when only the day is known. */
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
  return { moment, isDay: !isTimestamp };
}

/** The date in full, as readers in India write it; the same on every machine. */
export function longPostDate({ moment, isDay }: PostDate): string {
  return longDate(moment, { isDay });
}

/** The date for machines. */
export function machinePostDate({ moment, isDay }: PostDate): string {
  return isDay ? moment.toISOString().slice(0, 10) : moment.toISOString();
}

/** Units of time, the largest first, and what one of them ago is called where it has a word of its own. */
const units = [
  { unit: 'year', milliseconds: 365.25 * 86_400_000, one: 'last year' },
  { unit: 'month', milliseconds: 30.44 * 86_400_000, one: 'last month' },
  { unit: 'week', milliseconds: 7 * 86_400_000, one: 'last week' },
  { unit: 'day', milliseconds: 86_400_000, one: 'yesterday' },
  { unit: 'hour', milliseconds: 3_600_000, one: '1 hour ago' },
  { unit: 'minute', milliseconds: 60_000, one: '1 minute ago' },
] as const;

/**
 * How long ago it was, in the largest fitting unit: "2 years ago", "yesterday", "5 minutes ago". A moment to
 * come, which only a clock that is wrong can see, counts as now. Not by `Intl`, for the reason that
 * `longDate` gives.
 */
export function relativePostDate({ moment, isDay }: PostDate, now: Date): string {
  const passed = now.getTime() - moment.getTime();
  for (const { unit, milliseconds, one } of units) {
    if (isDay && milliseconds < 86_400_000) break;
    const count = Math.trunc(passed / milliseconds);
    if (count === 1) return one;
    if (count > 1) return `${count} ${unit}s ago`;
  }
  return isDay ? 'today' : 'just now';
}
