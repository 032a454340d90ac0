import type { CanaryStage } from './canary-counts.ts';

/** The acceptable rate of false alarms: one rollback per hundred harmless canaries. */
const FALSE_ALARMS = 0.01;

/**
 * The evidence at which a canary is rolled back. By Ville's inequality, a harmless canary reaches it with a probability
 * of at most `FALSE_ALARMS`.
 */
export const ENOUGH = 1 / FALSE_ALARMS;

/** The minimum number of networks with failures, so that a few strangers cannot roll back a canary. */
export const MIN_FAILURES = 8;

/**
 * The minimum share of a canary's page views that must fail before it is rolled back: the more visitors use it without
 * trouble, the more networks an attacker needs. A canary worth rolling back fails ten times as often.
 */
export const LEAST_FAILING_SHARE = 1 / 500;

/** Hypotheses for how many times more often a harmful canary fails, with equal priors. */
const RATES = [1.5, 2, 3, 5, 10, 30] as const;

/**
 * How much more likely the counts are if the canary fails more often than the live version than if it does not: a
 * likelihood ratio, averaged over `RATES`. If both fail equally often, the first failure of a network is the canary's
 * with the probability of its share, regardless of networks, pages and browsers, because chance alone assigned visitors
 * to sides. Averages of such ratios are martingales, so they can be checked at any time, and shares can change in
 * between (docs/decisions/013-canaries-and-signals.md cites the sources).
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

/** Whether there is enough evidence that the canary fails more often than the live version. */
export function isWorse(stages: readonly CanaryStage[]): boolean {
  const failures = stages.reduce((sum, stage) => sum + stage.failures.canary, 0);
  const views = stages.reduce((sum, stage) => sum + stage.views.canary, 0);
  if (failures < MIN_FAILURES || failures > views) return false;
  return failures >= views * LEAST_FAILING_SHARE && evidenceOf(stages) >= ENOUGH;
}
