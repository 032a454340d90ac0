import { DAY_MS, HOUR_MS } from '@site/kit/durations.ts';
import { dateInIndia, longDate } from '@site/kit/ui/long-date.ts';

/** A short timestamp in Indian time for lists: "13:02" today, "22 Nov" this year, "22 Nov 2025" before. */
export function shortMoment(at: number, now: number): string {
  const [there, today] = [dateInIndia(new Date(at)), dateInIndia(new Date(now))];
  const [day, month, year] = longDate(new Date(at)).split(' ');
  const date = `${day} ${month?.slice(0, 3)}`;
  if (there.getUTCFullYear() !== today.getUTCFullYear()) return `${date} ${year}`;
  const isToday = there.toISOString().slice(0, 10) === today.toISOString().slice(0, 10);
  return isToday ? there.toISOString().slice(11, 16) : date;
}

/** Formats a duration in the largest unit of which it has at least two: "36 hours", "3 days". */
export function lengthOf(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)} days`;
  if (ms >= 2 * HOUR_MS) return `${Math.floor(ms / HOUR_MS)} hours`;
  return ms >= HOUR_MS ? 'an hour' : 'less than an hour';
}
