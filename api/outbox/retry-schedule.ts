const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** The wait after the first failed try, in milliseconds; it doubles with every further one. */
const FIRST_WAIT_MS = 5 * SECOND;

/** The longest wait between two tries, in milliseconds: a webhook that is back hears of everything within the hour. */
export const LONGEST_WAIT_MS = HOUR;

/**
 * How long an event is tried before it waits for a person, in milliseconds. A rights request is answered within one
 * month (specification, section 9). Ten days outlast a long weekend and a holiday of whoever looks after the
 * webhook, and leave twenty for a person to see to it.
 */
export const GIVE_UP_AFTER_MS = 10 * DAY;

/**
 * A clock can be wrong when ten days seem to have passed, or not to. So an event is not given up before this many tries,
 * which take about ten hours, and is given up after as many as ten days can hold.
 */
const FEWEST_TRIES = 20;
export const MOST_TRIES = 500;

/**
 * What to do after a failed try: when to try again, in epoch milliseconds, or to give up. `attempts` counts the tries
 * made, `random` is from 0 to 1. Half of each wait is left to chance, so that events that failed together do not come
 * back together. `retryAfterMs` is how long the webhook asked us to wait,
 * which is kept to up to an hour: a wrong answer must not put a request off for good.
 */
export function afterFailure(
  { attempts, firstTriedAt }: { attempts: number; firstTriedAt: number },
  { now, random, retryAfterMs = 0 }: { now: number; random: number; retryAfterMs?: number },
): { kind: 'again'; at: number } | { kind: 'give-up' } {
  const isLate = now - firstTriedAt >= GIVE_UP_AFTER_MS;
  if (attempts >= MOST_TRIES || (isLate && attempts >= FEWEST_TRIES)) return { kind: 'give-up' };
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 30));
  const own = Math.round(wait / 2 + (wait / 2) * random);
  return { kind: 'again', at: now + Math.max(own, Math.min(retryAfterMs, LONGEST_WAIT_MS)) };
}
