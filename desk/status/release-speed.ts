import type { SignalCountRow } from '@site/api/database/schema.ts';
import type { VitalName } from '@site/kit/signals/page-signal.ts';
import { quantileOf, vitalBuckets } from '@site/api/signals/vital-buckets.ts';

/** The vitals shown wherever there is little room: Google's Core Web Vitals. */
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

/** Measurements, as the database sums them. */
type Sum = Pick<SignalCountRow, 'subject' | 'name' | 'bucket' | 'count'>;

/**
 * The speed of visits that started with a release, as reported by browsers. The confidence interval uses order
 * statistics.
 */
export function speedOf(
  sums: readonly (Sum & Pick<SignalCountRow, 'part' | 'release'>)[],
  { part, release }: { part: string; release: string },
): ReleaseSpeed {
  const own = sums.filter((row) => row.part === part && row.release === release);
  const rangeOf = (name: VitalName): VitalRange => {
    const counts = bucketsOf(own, name);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const half = Z * Math.sqrt((0.75 * 0.25) / Math.max(1, total));
    const at = (share: number) => quantileOf(name, counts, Math.min(1, Math.max(0, share)));
    return { p75: at(0.75), from: at(0.75 - half), to: at(0.75 + half) };
  };
  return {
    measured: countOf(own, 'view'),
    vitals: { lcp: rangeOf('lcp'), inp: rangeOf('inp'), cls: rangeOf('cls') },
  };
}

/** The histogram of a vital. */
export function bucketsOf(sums: readonly Sum[], vital: VitalName): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { subject, name, bucket, count } of sums) {
    if (subject !== 'vital' || name !== vital) continue;
    counts.set(bucket, (counts.get(bucket) ?? 0) + count);
  }
  return counts;
}

/** How many signals of a kind there are. */
export function countOf(
  sums: readonly Pick<SignalCountRow, 'subject' | 'count'>[],
  subject: SignalCountRow['subject'],
): number {
  return sums.reduce((sum, row) => sum + (row.subject === subject ? row.count : 0), 0);
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
