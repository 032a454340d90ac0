import { setTimeout as pause } from 'node:timers/promises';
import { isError } from '../is-error.ts';

/** The longest pause between two tries, in milliseconds. They start short: most locks last for one write. */
const LONGEST_PAUSE_MS = 50;

/**
 * Does work on the embedded database again as long as another connection is in the way, for `timeoutMs` at most, and
 * then throws SQLite's error. SQLite's own waiting is switched off: it would hold the event loop, and with it every
 * other visitor, for as long as the lock is held.
 */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  { timeoutMs }: { timeoutMs: number },
): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await pause(pauseMs);
  }
}

function isBusy(error: unknown): boolean {
  return (
    isError(error) &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('SQLITE_BUSY')
  );
}
