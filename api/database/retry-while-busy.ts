import { setTimeout as pause } from 'node:timers/promises';
import { isError } from '../is-error.ts';

/** Longest pause between attempts, in milliseconds. Pauses start short: most locks last for one write. */
const MAX_PAUSE_MS = 50;

/**
 * Retries `work` while another connection has the embedded database locked, for up to `timeoutMs`, then throws
 * SQLite's error. SQLite's own busy timeout is off because it would block the event loop for all visitors.
 */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  { timeoutMs }: { timeoutMs: number },
): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
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
