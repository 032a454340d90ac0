import { seededRandom } from '@site/kit/testing/seeded-random.ts';
import { describe, expect, test } from '@jest/globals';
import { ENOUGH, evidenceOf, MIN_FAILURES, isWorse, LEAST_FAILING_SHARE } from './evidence.ts';

const stage = (share: number, canary: number, live: number, views = 100) => ({
  share,
  views: { canary: views, live: 0 },
  failures: { canary, live },
});

test('neither zero failures nor failures in proportion to the shares are evidence', () => {
  expect(evidenceOf([])).toBe(1);
  expect(evidenceOf([stage(10, 0, 0)])).toBe(1);
  expect(evidenceOf([stage(10, 10, 90)])).toBeLessThan(1);
  expect(isWorse([stage(10, 100, 900, 1000)])).toBe(false);
});

test('failures of the canary alone are evidence, which grows with their number', () => {
  expect(evidenceOf([stage(10, 4, 0)])).toBeGreaterThan(ENOUGH);
  expect(evidenceOf([stage(10, 5, 0)])).toBeGreaterThan(evidenceOf([stage(10, 4, 0)]));
  expect(evidenceOf([stage(10, 1, 0), stage(50, 3, 0)])).toBeLessThan(
    evidenceOf([stage(10, 4, 0)]),
  );
});

test('reports from few networks are not enough, even if they are clear', () => {
  expect(isWorse([stage(10, MIN_FAILURES - 1, 0)])).toBe(false);
  expect(isWorse([stage(10, MIN_FAILURES, 0)])).toBe(true);
});

test('failures count against a canary only relative to its page views', () => {
  const max = MIN_FAILURES / LEAST_FAILING_SHARE;
  expect(isWorse([stage(10, MIN_FAILURES, 0, max)])).toBe(true);
  expect(isWorse([stage(10, MIN_FAILURES, 0, max + 1)])).toBe(false);
  expect(isWorse([stage(10, MIN_FAILURES + 1, 0, MIN_FAILURES)])).toBe(false);
});

/** A local copy, because looking up a global is slow in Jest's sandbox and this is called millions of times. */
const { floor } = Math;

/** One in so many views fails regardless of the release: old browsers, bad connections. */
const baseRates = [0.0005, 0.002, 0.005, 0.01];

/** The maximum number of page views, of all visitors, during which a canary is watched. */
const VIEWS = 30_000;

/** The maximum number of visitors who share a network (an office, a mobile carrier), and their average page views. */
const MAX_NETWORK_SIZE = 40;
const PAGES_EACH = 3;

/** The number of views between two looks. */
const VIEWS_A_LOOK = 100;

/** One in so many visitors has a browser in which pages keep failing, on either side. */
const ODD_BROWSER_ONE_IN = 200;
const ODD_BROWSER_FAILS = 0.5;

type Simulation = { seed: number; share: number; base: number; harm: number };

/**
 * Whether a canary is rolled back within `VIEWS` page views by networks of unequal size, each of whose first failure
 * counts. `base` is the chance that a view fails on either side, `harm` what the canary adds.
 */
function isRolledBack({ seed, share, base, harm }: Simulation): boolean {
  const chance = seededRandom(seed);
  const failures = { canary: 0, live: 0 };
  const views = { canary: 0, live: 0 };
  let seen = 0;
  let looked = 0;
  while (seen < VIEWS) {
    let hasTold = false;
    // Most networks are a home, a few are large.
    const visitors = 1 + floor(MAX_NETWORK_SIZE * chance() ** 12);
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
  test('rolls back at most 4 of 400 harmless canaries', () => {
    const withdrawn = Array.from({ length: 400 }, (_, seed) => {
      const base = baseRates[seed % baseRates.length] ?? 0;
      const share = [5, 10, 25, 50][(seed >> 2) % 4] ?? 10;
      return isRolledBack({ seed, share, base, harm: 0 });
    }).filter(Boolean);
    expect(withdrawn.length).toBeLessThanOrEqual(4);
  });

  test.each(baseRates)(
    'rolls back 99 of 100 canaries for 10%% of visitors that break 2%% of page views, within 30,000 page views with %d unrelated failures',
    (base) => {
      const missed = Array.from({ length: 100 }, (_, index) =>
        isRolledBack({ seed: index + 7919, share: 10, base, harm: 0.02 }),
      ).filter((withdrawn) => !withdrawn);
      expect(missed.length).toBeLessThanOrEqual(1);
    },
  );
});
