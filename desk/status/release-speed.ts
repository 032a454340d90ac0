import type { SignalCountRow } from '@site/api/database/schema.ts';
import type { VitalName } from '@site/kit/signals/page-signal.ts';
import { quantileOf } from '@site/kit/signals/vital-buckets.ts';

/** What pages show of how quick they are: Google's Core Web Vitals; `npx site status` prints the others besides. */
export const shownVitals = ['lcp', 'inp', 'cls'] as const satisfies readonly VitalName[];

/** What three quarters of the views stay within, and between what that is with a probability of 95 %. */
export type VitalRange = Readonly<Record<'p75' | 'from' | 'to', ReturnType<typeof quantileOf>>>;

/** How quick the pages of a release are. */
export type ReleaseSpeed = {
  measured: number;
  vitals: Readonly<Record<(typeof shownVitals)[number], VitalRange>>;
};

/** The normal quantile of 97.5 %. */
const Z = 1.96;

/** How quick visits were that began with a release, by what browsers told. The interval is by the order of what was measured. */
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
