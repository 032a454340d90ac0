import { timesSlower } from './slow-cpu.ts';

/** How long to leave it before looking again, in milliseconds. */
const PAUSE_MS = 50;

/**
 * Looks again and again until something is so, for this many seconds at most on a machine of the usual speed. Gives whether
 * it was so in the end. Rejects when looking does.
 */
export async function until(seconds: number, isSo: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + seconds * 1000 * timesSlower;
  while (!(await isSo())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return true;
}
