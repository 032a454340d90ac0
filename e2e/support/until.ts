/** How long to wait between two attempts, in milliseconds. */
const PAUSE_MS = 50;

/** Polls a condition for at most `seconds` and returns whether it became true. Rejects if the condition rejects. */
export async function until(seconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return true;
}
