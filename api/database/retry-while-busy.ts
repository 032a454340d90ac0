import { setTimeout as pause } from 'node:timers/promises';
import { isError } from '../is-error.ts';

/** How long to keep asking while another process holds the embedded database, in milliseconds. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Does work on the embedded database again as long as another connection is in the way, for half a minute.
 * SQLite's own waiting is no help here: it stops this whole process, which may be the one that holds the lock, and
 * it does not wait at all where waiting could last for ever. Gives up with SQLite's error.
 */
export async function retryWhileBusy<Result>(
  work: () => Promise<Result>,
  until: number = Date.now() + PATIENCE_MS,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isBusy(error) || Date.now() > until) throw error;
  }
  await pause(PAUSE_MS);
  return retryWhileBusy(work, until);
}

function isBusy(error: unknown): boolean {
  return (
    isError(error) &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('SQLITE_BUSY')
  );
}
