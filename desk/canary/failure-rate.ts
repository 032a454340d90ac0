/** How often something failed, and between what the true rate is with a probability of 95 %. Of one, not of a hundred. */
export type FailureRate = { rate: number; from: number; to: number };

/** The normal quantile of 97.5 %. */
const Z = 1.96;

/** The share of page views that failed, with its interval by Wilson; `null` without views. */
export function failureRate(failures: number, views: number): FailureRate | null {
  if (views === 0) return null;
  // Failures are counted by networks and views by pages, on several hosts: there may be more for a moment.
  const rate = Math.min(1, failures / views);
  const square = Z * Z;
  const middle = rate + square / (2 * views);
  const half = Z * Math.sqrt((rate * (1 - rate)) / views + square / (4 * views * views));
  const whole = 1 + square / views;
  return {
    rate,
    from: Math.max(0, (middle - half) / whole),
    to: Math.min(1, (middle + half) / whole),
  };
}
