import type { Canary, CanaryStep } from '@site/delivery/registry/canaries.ts';

const unitsMs: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** The longest schedule, in milliseconds. */
const LONGEST_MS = 30 * 86_400_000;

/** The format of a schedule. */
export const SCHEDULE_EXAMPLE = '25@1h,50@2h,100@4h';

/**
 * Parses a canary's schedule, such as `25@1h,50@2h,100@4h`: percentages, and minutes, hours or days after the start.
 * Returns `null` if it is malformed, or if the shares or times do not increase.
 */
export function parseSchedule(text: string): readonly CanaryStep[] | null {
  const steps: CanaryStep[] = [];
  for (const word of text.split(',')) {
    const [, share, count, unit = ''] = /^(\d{1,3})@(\d{1,4})([mhd])$/.exec(word) ?? [];
    const step = { share: Number(share), afterMs: Number(count) * (unitsMs[unit] ?? Number.NaN) };
    const before = steps.at(-1) ?? { share: 0, afterMs: 0 };
    const rises = step.share > before.share && step.afterMs > before.afterMs;
    if (!rises || step.share > 100 || step.afterMs > LONGEST_MS) return null;
    steps.push(step);
  }
  return steps;
}

/** Returns the share that a canary of this age should have; `null` if its share is already that large. */
export function dueShare(
  { share, steps }: Pick<Canary, 'share' | 'steps'>,
  ageMs: number,
): number | null {
  const due = steps.findLast(({ afterMs }) => ageMs >= afterMs);
  return due && due.share > share ? due.share : null;
}
