import { type VitalName } from './page-signal.ts';

/**
 * The upper edges of the buckets that measurements are counted in, and up to which value web.dev calls a measurement good
 * and from which poor (https://web.dev/articles/vitals, read in November 2026). Both limits are edges, so that counts
 * tell them exactly. What is above the last edge has a bucket of its own. `live` is our own: nobody says what is good.
 */
export const vitalBuckets: Readonly<
  Record<VitalName, { edges: readonly number[]; good?: number; poor?: number }>
> = {
  lcp: {
    edges: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
    good: 2500,
    poor: 4000,
  },
  inp: { edges: [50, 100, 150, 200, 300, 400, 500, 750, 1000], good: 200, poor: 500 },
  cls: { edges: [0, 0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1], good: 0.1, poor: 0.25 },
  ttfb: {
    edges: [100, 200, 400, 600, 800, 1200, 1800, 3000, 6000],
    good: 800,
    poor: 1800,
  },
  live: { edges: [1000, 1500, 2000, 3000, 4000, 5000, 7000, 10_000, 20_000] },
};

/** The number of the bucket that a measurement falls into: the first whose edge it does not exceed. */
export function bucketOf(name: VitalName, value: number): number {
  const { edges } = vitalBuckets[name];
  const found = edges.findIndex((edge) => value <= edge);
  return found === -1 ? edges.length : found;
}

/**
 * The edge that three quarters of the measurements stay within, from how many fell into each bucket: `infinite` when
 * it is above the last edge, `null` for none.
 */
export function p75Of(
  name: VitalName,
  counts: ReadonlyMap<number, number>,
): number | 'infinite' | null {
  return quantileOf(name, counts, 0.75);
}

/** The same for any share of the measurements. */
export function quantileOf(
  name: VitalName,
  counts: ReadonlyMap<number, number>,
  share: number,
): number | 'infinite' | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const { edges } = vitalBuckets[name];
  let seen = 0;
  for (const [bucket, edge] of edges.entries()) {
    seen += counts.get(bucket) ?? 0;
    if (seen >= total * share) return edge;
  }
  return 'infinite';
}
