import { DAY_MS, HOUR_MS } from '@site/kit/durations.ts';

/** The wait after the first failed attempt, in milliseconds; it doubles each time. */
const FIRST_WAIT_MS = 5000;

/** The longest wait between attempts, in milliseconds: a webhook that recovers gets everything within the hour. */
export const MAX_WAIT_MS = HOUR_MS;

/**
 * How long to retry a job before giving up, in milliseconds. Rights requests must be answered within a month
 * (specification, section 9). Ten days cover a long weekend plus a vacation of the person in charge of the webhook,
 * and leave twenty days for manual handling.
 */
export const GIVE_UP_AFTER_MS = 10 * DAY_MS;

/**
 * Bounds on the number of attempts, in case the clock is wrong: the minimum takes about ten hours, and the maximum is
 * more than fit into ten days.
 */
const MIN_ATTEMPTS = 20;
export const MAX_ATTEMPTS = 500;

/**
 * Decides whether to give up after a failed attempt, or when to retry, in epoch milliseconds. `attempts` counts
 * attempts so far; `random` is between 0 and 1. Half of each wait is random, so that simultaneous failures spread out.
 * A receiver's `retryAfterMs` is honoured up to an hour, so that a bad value can't postpone a request indefinitely. A
 * repeating job is never given up.
 */
export function afterFailure(
  { attempts, firstTriedAt }: { attempts: number; firstTriedAt: number },
  {
    now,
    random,
    retryAfterMs = 0,
    isRepeating = false,
  }: { now: number; random: number; retryAfterMs?: number; isRepeating?: boolean },
): { kind: 'again'; at: number } | { kind: 'give-up' } {
  const isLate = now - firstTriedAt >= GIVE_UP_AFTER_MS;
  const isHopeless = attempts >= MAX_ATTEMPTS || (isLate && attempts >= MIN_ATTEMPTS);
  if (isHopeless && !isRepeating) return { kind: 'give-up' };
  const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 30));
  const backoff = Math.round(wait / 2 + (wait / 2) * random);
  return { kind: 'again', at: now + Math.max(backoff, Math.min(retryAfterMs, MAX_WAIT_MS)) };
}

/** The only date format that HTTP still allows servers to send (RFC 9110, section 5.6.7). */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Parses a `Retry-After` header, in seconds or as a date, to milliseconds from `now`. `undefined` if missing or
 * invalid; 0 if it is in the past.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const moment = HTTP_DATE.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}
