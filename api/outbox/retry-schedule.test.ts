import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { afterFailure, GIVE_UP_AFTER_MS, LONGEST_WAIT_MS } from './retry-schedule.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test.each([
  [1, 5000],
  [2, 10_000],
  [3, 20_000],
  [10, 2_560_000],
  [11, LONGEST_WAIT_MS],
  [5000, LONGEST_WAIT_MS],
])('after %i tries the wait is up to %i ms, and at least half of it', (attempts, longest) => {
  const waits = [0, 0.5, 1].map((random) =>
    afterFailure({ attempts, firstTriedAt: 0 }, { now: 1000, random }),
  );
  expect(waits).toEqual(
    [longest / 2, longest * 0.75, longest].map((wait) => ({ kind: 'again', at: 1000 + wait })),
  );
});

test('an event is given up once ten days have passed since its first try, and not before', () => {
  const event = { attempts: 300, firstTriedAt: 50 };
  const last = 50 + GIVE_UP_AFTER_MS;
  expect(afterFailure(event, { now: last - 1, random: 0 }).kind).toBe('again');
  expect(afterFailure(event, { now: last, random: 0 })).toEqual({ kind: 'give-up' });
});

/** How often, and for how long, an event is tried that never arrives. */
function triesOf(chances: Iterator<number>): { attempts: number; lastedMs: number } {
  let now = 0;
  for (let attempts = 1; ; attempts += 1) {
    const random = chances.next().value ?? 0;
    const next = afterFailure({ attempts, firstTriedAt: 0 }, { now, random });
    if (next.kind === 'give-up') return { attempts, lastedMs: now };
    if (next.at <= now) throw new Error('A wait must be longer than nothing.');
    now = next.at;
  }
}

test('a webhook that stays down for good is tried for ten days, and some 250 to 500 times', () => {
  fc.assert(
    fc.property(fc.infiniteStream(chance), (chances) => {
      const { attempts, lastedMs } = triesOf(chances);
      expect(lastedMs).toBeGreaterThanOrEqual(GIVE_UP_AFTER_MS);
      expect(lastedMs).toBeLessThan(GIVE_UP_AFTER_MS + LONGEST_WAIT_MS);
      expect(attempts).toBeGreaterThan(240);
      expect(attempts).toBeLessThan(510);
    }),
    { numRuns: 20 },
  );
});

test.each([
  ['longer than its own wait is kept to', 600_000, 600_000],
  ['shorter than its own wait changes nothing', 1000, 5000],
  ['for weeks is kept to for an hour', 30 * 24 * 60 * 60 * 1000, LONGEST_WAIT_MS],
])('a wait the webhook asks for that is %s', (_what, retryAfterMs, waited) => {
  const failed = { attempts: 1, firstTriedAt: 0 };
  expect(afterFailure(failed, { now: 1000, random: 1, retryAfterMs })).toEqual({
    kind: 'again',
    at: 1000 + waited,
  });
});

test('a webhook that asks to be called later is given up after ten days all the same', () => {
  const failed = { attempts: 9, firstTriedAt: 0 };
  const moment = { now: GIVE_UP_AFTER_MS, random: 1, retryAfterMs: 5000 };
  expect(afterFailure(failed, moment)).toEqual({ kind: 'give-up' });
});
