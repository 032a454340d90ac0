import { isWorse } from '../evidence.ts';

/** A canary that is not one: how it is given out, and how often pages fail. */
export type SimulatedCanary = {
  /** Equal seeds give equal chances. */
  seed: number;
  /** Of a hundred visitors, how many get it. */
  share: number;
  /** How often a page view fails on either side, and how much more often with the canary: 0.02 for 2% of views. */
  base: number;
  harm: number;
  /** How many page views there are in all. */
  views: number;
};

/** How many visitors share a network (an office, a telephone company), at most, and how many pages they see on average. */
const MOST_IN_A_NETWORK = 40;
const PAGES_EACH = 3;

/** How many views there are between two looks. */
const VIEWS_A_LOOK = 100;

/** One in so many visitors has a browser in which pages fail again and again, on either side. */
const ODD_BROWSER_ONE_IN = 200;
const ODD_BROWSER_FAILS = 0.5;

/**
 * Lets visitors look at pages until the canary is taken back: visitors of unequal networks, each on one side, who see several
 * pages, some with browsers in which much fails. Of a network the first failure counts, as on hosts. Gives after how
 * many views it was taken back; `null` when it never was.
 */
export function simulateCanary({ seed, share, base, harm, views }: SimulatedCanary): {
  afterViews: number | null;
} {
  const chance = randomFrom(seed);
  const failures = { canary: 0, live: 0 };
  let seen = 0;
  let looked = 0;
  while (seen < views) {
    let hasTold = false;
    // Most networks are a home; a few are large.
    const visitors = 1 + floor(MOST_IN_A_NETWORK * chance() ** 12);
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const side = chance() < share / 100 ? 'canary' : 'live';
      const odd = chance() < 1 / ODD_BROWSER_ONE_IN ? ODD_BROWSER_FAILS : 0;
      const fails = base + odd + (side === 'canary' ? harm : 0);
      do {
        seen += 1;
        if (chance() < fails && !hasTold) {
          hasTold = true;
          failures[side] += 1;
        }
      } while (chance() < 1 - 1 / PAGES_EACH);
    }
    if (seen - looked < VIEWS_A_LOOK) continue;
    looked = seen;
    if (isWorse([{ share, failures }])) return { afterViews: seen };
  }
  return { afterViews: null };
}

/** Looked up once: in a test runner's sandbox every look-up of a global takes longer than the sum. */
const { imul, floor } = Math;

/** Numbers from 0 to 1 that only the seed decides (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
