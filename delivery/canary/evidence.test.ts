import { describe, expect, test } from '@jest/globals';
import { ENOUGH, evidenceOf, FEWEST_FAILURES, isWorse } from './evidence.ts';
import { simulateCanary } from './testing/simulate-canary.ts';

const stage = (share: number, canary: number, live: number) => ({
  share,
  failures: { canary, live },
});

test('without a failure there is no evidence, and failures by shares are none either', () => {
  expect(evidenceOf([])).toBe(1);
  expect(evidenceOf([stage(10, 0, 0)])).toBe(1);
  expect(evidenceOf([stage(10, 10, 90)])).toBeLessThan(1);
  expect(isWorse([stage(10, 100, 900)])).toBe(false);
});

test('failures of the canary alone are evidence, and more of them more', () => {
  expect(evidenceOf([stage(10, 4, 0)])).toBeGreaterThan(ENOUGH);
  expect(evidenceOf([stage(10, 5, 0)])).toBeGreaterThan(evidenceOf([stage(10, 4, 0)]));
  expect(evidenceOf([stage(10, 1, 0), stage(50, 3, 0)])).toBeLessThan(
    evidenceOf([stage(10, 4, 0)]),
  );
});

test('what few networks told is not enough, however clear it is', () => {
  expect(isWorse([stage(10, FEWEST_FAILURES - 1, 0)])).toBe(false);
  expect(isWorse([stage(10, FEWEST_FAILURES, 0)])).toBe(true);
});

/** What pages fail at without any release being at fault: old browsers, bad lines. In one of so many views. */
const baseRates = [0.0005, 0.002, 0.005, 0.01];

/** How many page views a canary is watched for at most, those of all visitors. */
const VIEWS = 30_000;

const CANARIES = 1000;

describe('simulated', () => {
  test('of 1,000 harmless canaries at most 10 are taken back', () => {
    let takenBack = 0;
    for (let seed = 0; seed < CANARIES; seed += 1) {
      const base = baseRates[seed % baseRates.length] ?? 0;
      const share = [5, 10, 25, 50][(seed >> 2) % 4] ?? 10;
      const { afterViews } = simulateCanary({ seed, share, base, harm: 0, views: VIEWS });
      if (afterViews !== null) takenBack += 1;
    }
    expect(takenBack).toBeLessThanOrEqual(CANARIES / 100);
  });

  test.each(baseRates)(
    'of canaries for one in ten that break 2%% of page views, 99 of 100 are taken back within 30,000 page views, where %d fail anyway',
    (base) => {
      const afterViews: (number | null)[] = [];
      for (let seed = 0; seed < 200; seed += 1) {
        const order = { seed: seed + 7919, share: 10, base, harm: 0.02, views: VIEWS };
        afterViews.push(simulateCanary(order).afterViews);
      }
      expect(afterViews.filter((views) => views === null).length).toBeLessThanOrEqual(2);
    },
  );
});
