import { seededRandom } from '@site/kit/testing/seeded-random.ts';
import { describe, expect, test } from '@jest/globals';
import { ENOUGH, evidenceOf, FEWEST_FAILURES, isWorse, LEAST_FAILING_SHARE } from './evidence.ts';

const stage = (share: number, canary: number, live: number, views = 100) => ({
  share,
  views: { canary: views, live: 0 },
  failures: { canary, live },
});

test('without a failure there is no evidence, and failures by shares are none either', () => {
  expect(evidenceOf([])).toBe(1);
  expect(evidenceOf([stage(10, 0, 0)])).toBe(1);
  expect(evidenceOf([stage(10, 10, 90)])).toBeLessThan(1);
  expect(isWorse([stage(10, 100, 900, 1000)])).toBe(false);
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

test('failures count against a canary only as a share of the page views that were seen', () => {
  const max = FEWEST_FAILURES / LEAST_FAILING_SHARE;
  expect(isWorse([stage(10, FEWEST_FAILURES, 0, max)])).toBe(true);
  expect(isWorse([stage(10, FEWEST_FAILURES, 0, max + 1)])).toBe(false);
  expect(isWorse([stage(10, FEWEST_FAILURES + 1, 0, FEWEST_FAILURES)])).toBe(false);
});

/** Looking up a global is slow in Jest's sandbox, and this is called millions of times. */
const { floor } = Math;

/** What pages fail at without any release being at fault: old browsers, bad lines. In one of so many views. */
const baseRates = [0.0005, 0.002, 0.005, 0.01];

/** How many page views a canary is watched for at most, those of all visitors. */
const VIEWS = 30_000;

/** How many visitors share a network (an office, a telephone company), at most, and how many pages they see on average. */
const MOST_IN_A_NETWORK = 40;
const PAGES_EACH = 3;

/** How many views there are between two looks. */
const VIEWS_A_LOOK = 100;

/** One in so many visitors has a browser in which pages fail again and again, on either side. */
const ODD_BROWSER_ONE_IN = 200;
const ODD_BROWSER_FAILS = 0.5;

type Simulation = { seed: number; share: number; base: number; harm: number };

/**
 * Whether a canary is taken back within `VIEWS` page views by networks of unequal size, whose first failure counts.
 * `base` is the chance that a view fails on either side, `harm` what the canary adds to it.
 */
function isTakenBack({ seed, share, base, harm }: Simulation): boolean {
  const chance = seededRandom(seed);
  const failures = { canary: 0, live: 0 };
  const views = { canary: 0, live: 0 };
  let seen = 0;
  let looked = 0;
  while (seen < VIEWS) {
    let hasTold = false;
    // Most networks are a home; a few are large.
    const visitors = 1 + floor(MOST_IN_A_NETWORK * chance() ** 12);
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const side = chance() < share / 100 ? 'canary' : 'live';
      const odd = chance() < 1 / ODD_BROWSER_ONE_IN ? ODD_BROWSER_FAILS : 0;
      const fails = base + odd + (side === 'canary' ? harm : 0);
      do {
        seen += 1;
        views[side] += 1;
        if (chance() < fails && !hasTold) {
          hasTold = true;
          failures[side] += 1;
        }
      } while (chance() < 1 - 1 / PAGES_EACH);
    }
    if (seen - looked < VIEWS_A_LOOK) continue;
    looked = seen;
    if (isWorse([{ share, views, failures }])) return true;
  }
  return false;
}

describe('simulated', () => {
  test('of 1,000 harmless canaries at most 10 are taken back', () => {
    const withdrawn = Array.from({ length: 1000 }, (_, seed) => {
      const base = baseRates[seed % baseRates.length] ?? 0;
      const share = [5, 10, 25, 50][(seed >> 2) % 4] ?? 10;
      return isTakenBack({ seed, share, base, harm: 0 });
    }).filter(Boolean);
    expect(withdrawn.length).toBeLessThanOrEqual(10);
  });

  test.each(baseRates)(
    'of canaries for one in ten that break 2%% of page views, 99 of 100 are taken back within 30,000 page views, where %d fail anyway',
    (base) => {
      const missed = Array.from({ length: 200 }, (_, index) =>
        isTakenBack({ seed: index + 7919, share: 10, base, harm: 0.02 }),
      ).filter((withdrawn) => !withdrawn);
      expect(missed.length).toBeLessThanOrEqual(2);
    },
  );
});
