/** A failure rate between 0 and 1, with its 95% confidence interval. */
export type FailureRate = { rate: number; from: number; to: number };

/** The 97.5% quantile of the normal distribution. */
const Z = 1.96;

/** The share of failed page views with its Wilson interval; `null` without views. */
export function failureRate(failures: number, views: number): FailureRate | null {
  if (views === 0) return null;
  // Failures are counted by network and views by page, on several hosts, so failures may briefly exceed views.
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
