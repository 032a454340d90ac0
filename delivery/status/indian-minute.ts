import { longDate } from '@site/kit/ui/long-date.ts';

/** India is ahead of UTC by five and a half hours all year round, in milliseconds. */
const INDIA_MS = 5.5 * 3_600_000;

/** A moment as it is in India, to the minute: "22 November 2026, 17:33". */
export function indianMinute(moment: Date): string {
  const there = new Date(moment.getTime() + INDIA_MS).toISOString();
  return `${longDate(moment)}, ${there.slice(11, 16)}`;
}
