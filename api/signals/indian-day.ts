/** India is 5½ hours ahead of UTC, all year. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The day of a moment (epoch milliseconds) in India, such as `2026-11-22`; days sort like texts. */
export function indianDay(moment: number): string {
  return new Date(moment + AHEAD_MS).toISOString().slice(0, 10);
}
