import { expect, test } from '@jest/globals';
import { afterFailure, GIVE_UP_AFTER_MS, MAX_WAIT_MS, MAX_ATTEMPTS } from './retry-schedule.ts';

test.each([
  [1, 5000],
  [2, 10_000],
  [10, 2_560_000],
  [11, MAX_WAIT_MS],
  [MAX_ATTEMPTS - 1, MAX_WAIT_MS],
])('after %i attempts, waits at most %i ms and at least half of that', (attempts, longest) => {
  const waits = [0, 0.5, 1].map((random) =>
    afterFailure({ attempts, firstTriedAt: 0 }, { now: 1000, random }),
  );
  expect(waits).toEqual(
    [longest / 2, longest * 0.75, longest].map((wait) => ({ kind: 'again', at: 1000 + wait })),
  );
});

test('abandons an event ten days after its first attempt, not earlier', () => {
  const event = { attempts: 300, firstTriedAt: 50 };
  const last = 50 + GIVE_UP_AFTER_MS;
  expect(afterFailure(event, { now: last - 1, random: 0 }).kind).toBe('again');
  expect(afterFailure(event, { now: last, random: 0 })).toEqual({ kind: 'give-up' });
  // Even if the webhook sends Retry-After.
  expect(afterFailure(event, { now: last, random: 1, retryAfterMs: 5000 }).kind).toBe('give-up');
});

test.each([-1, 1])(
  'neither gives up early nor retries longer if the clock is years off (sign %d)',
  (sign) => {
    const wrong = sign * 3 * 365 * 24 * 60 * 60 * 1000;
    const after = (attempts: number) =>
      afterFailure({ attempts, firstTriedAt: 0 }, { now: wrong, random: 1 }).kind;
    expect(after(1)).toBe('again');
    expect(after(19)).toBe('again');
    expect(after(MAX_ATTEMPTS)).toBe('give-up');
  },
);

test.each([
  ['longer than our own wait', 600_000, 600_000],
  ['shorter than our own wait', 1000, 5000],
  ['weeks long', 30 * 24 * 60 * 60 * 1000, MAX_WAIT_MS],
])(
  'waits the longer of its own and the requested delay, at most an hour, if the latter is %s',
  (_what, retryAfterMs, waited) => {
    const failed = { attempts: 1, firstTriedAt: 0 };
    expect(afterFailure(failed, { now: 1000, random: 1, retryAfterMs })).toEqual({
      kind: 'again',
      at: 1000 + waited,
    });
  },
);
