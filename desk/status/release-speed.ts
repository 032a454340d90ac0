import type { SignalCountRow } from '@site/api/database/schema.ts';
import type { VitalName } from '@site/kit/signals/page-signal.ts';
import { quantileOf, vitalBuckets } from '@site/api/signals/vital-buckets.ts';

/** The vitals shown on the desk: Google's Core Web Vitals. `npx site status` also prints the others. */
export const shownVitals = ['lcp', 'inp', 'cls'] as const satisfies readonly VitalName[];

/** The 75th percentile of page views with its 95% confidence interval. */
type VitalRange = Readonly<Record<'p75' | 'from' | 'to', ReturnType<typeof quantileOf>>>;

/** The speed of a release's pages. */
export type ReleaseSpeed = {
  measured: number;
  vitals: Readonly<Record<(typeof shownVitals)[number], VitalRange>>;
};

/** The 97.5% quantile of the normal distribution. */
const Z = 1.96;

/**
 * The speed of visits that started with a release, as reported by browsers. The confidence interval uses order
 * statistics.
 */
export function speedOf(
  rows: readonly SignalCountRow[],
  { part, release }: { part: string; release: string },
): ReleaseSpeed {
  const own = rows.filter((row) => row.part === part && row.release === release);
  const rangeOf = (name: VitalName): VitalRange => {
    const counts = new Map<number, number>();
    let total = 0;
    for (const { subject, name: vital, bucket, count } of own) {
      if (subject !== 'vital' || vital !== name) continue;
      counts.set(bucket, (counts.get(bucket) ?? 0) + count);
      total += count;
    }
    const half = Z * Math.sqrt((0.75 * 0.25) / Math.max(1, total));
    const at = (share: number) => quantileOf(name, counts, Math.min(1, Math.max(0, share)));
    return { p75: at(0.75), from: at(0.75 - half), to: at(0.75 + half) };
  };
  return {
    measured: own.reduce((sum, { subject, count }) => sum + (subject === 'view' ? count : 0), 0),
    vitals: { lcp: rangeOf('lcp'), inp: rangeOf('inp'), cls: rangeOf('cls') },
  };
}

/** Formats a value with its unit. */
export function vitalWords(name: VitalName, value: number | 'infinite'): string {
  if (value !== 'infinite') return withUnit(name, value);
  return `over ${withUnit(name, vitalBuckets[name].edges.at(-1) ?? 0)}`;
}

/** Adds the unit; a layout shift has none. */
function withUnit(name: VitalName, value: number): string {
  if (name === 'cls') return String(value);
  return value < 1000 ? `${value} ms` : `${value / 1000} s`;
}
