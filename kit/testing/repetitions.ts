/**
 * How often a test repeats what it does, `usual` times unless `TEST_REPETITIONS` is set. A larger number turns the
 * crash, restart and hostile-input tests into soak tests.
 */
export function repetitions(usual: number): number {
  return Number(process.env['TEST_REPETITIONS'] ?? usual);
}
