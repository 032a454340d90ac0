import { type VitalName } from '@site/kit/signals/page-signal.ts';

/**
 * Histogram bucket edges, and web.dev's thresholds for good and poor (https://web.dev/articles/vitals, read in November
 * 2026). Both thresholds are edges, so that counts are exact at them. Values above the last edge go into an overflow
 * bucket. We chose the thresholds of `live` ourselves.
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

/** Returns the index of the first bucket whose edge the value does not exceed. */
export function bucketOf(name: VitalName, value: number): number {
  const { edges } = vitalBuckets[name];
  const found = edges.findIndex((edge) => value <= edge);
  return found === -1 ? edges.length : found;
}

/** Returns the bucket edge at or above the 75th percentile; `infinite` for the overflow bucket, `null` without data. */
export function p75Of(
  name: VitalName,
  counts: ReadonlyMap<number, number>,
): number | 'infinite' | null {
  return quantileOf(name, counts, 0.75);
}

/** Like `p75Of`, for any share of the measurements. */
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
