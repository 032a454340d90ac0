/**
 * Number of repetitions: `usual` unless `TEST_REPETITIONS` is set. A larger number turns the crash, restart and fuzz
 * tests into soak tests.
 */
export function repetitions(usual: number): number {
  return Number(process.env['TEST_REPETITIONS'] ?? usual);
}
