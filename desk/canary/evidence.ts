import type { CanaryStage } from './canary-counts.ts';

/** How many harmless canaries may be taken back: one in a hundred. */
const FALSE_ALARMS = 0.01;

/** From this evidence on a canary is taken back. By Ville's inequality a harmless one ever gets there as rarely as that. */
export const ENOUGH = 1 / FALSE_ALARMS;

/** A canary is not taken back for failures of fewer networks on its side: a few strangers must not be enough. */
export const FEWEST_FAILURES = 8;

/**
 * A canary is not taken back while its failures are a smaller share of its page views: the more visitors have it without
 * trouble, the more networks somebody needs who wants it gone. A canary that is worth taking back breaks ten times as many.
 */
export const LEAST_FAILING_SHARE = 1 / 500;

/** How many times more often a harmful canary may fail; each counts as equally likely beforehand. */
const RATES = [1.5, 2, 3, 5, 10, 30] as const;

/**
 * How much more likely what was counted is if the canary fails more often than what is live than if it does not: a
 * likelihood ratio, averaged over `RATES`. If both fail alike, a first failure of a network is the canary's with the
 * probability of its share, whatever else is true of networks, pages and browsers, because chance alone decided who
 * is on which side. Averages of such ratios are martingales, so they may be looked at as often as one likes, and shares
 * may change between (docs/decisions/013-canaries-and-signals.md names the sources).
 */
export function evidenceOf(stages: readonly Pick<CanaryStage, 'share' | 'failures'>[]): number {
  const ratios = RATES.map((rate) => Math.exp(logRatio(stages, rate)));
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

/** The logarithm of the likelihood ratio for one rate. */
function logRatio(
  stages: readonly Pick<CanaryStage, 'share' | 'failures'>[],
  rate: number,
): number {
  return stages.reduce((sum, { share, failures }) => {
    const chance = share / 100;
    const total = failures.canary + failures.live;
    return sum + failures.canary * Math.log(rate) - total * Math.log1p(chance * (rate - 1));
  }, 0);
}

/** Whether the canary fails more often than what is live, beyond reasonable doubt. */
export function isWorse(stages: readonly CanaryStage[]): boolean {
  const failures = stages.reduce((sum, stage) => sum + stage.failures.canary, 0);
  const views = stages.reduce((sum, stage) => sum + stage.views.canary, 0);
  if (failures < FEWEST_FAILURES || failures > views) return false;
  return failures >= views * LEAST_FAILING_SHARE && evidenceOf(stages) >= ENOUGH;
}
