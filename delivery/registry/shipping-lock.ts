import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A lock older than this, in milliseconds, was left by a program that died. */
const STALE_MS = 5 * 60_000;

/**
 * Runs `work` while nobody else promotes, rolls back or composes. Throws when somebody does: two
 * people shipping at one moment should know of each other.
 */
export async function whileShipping<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const lock = path.join(dataDir, 'shipping.lock');
  await take(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function take(lock: string): Promise<void> {
  try {
    await mkdir(lock);
  } catch {
    const { mtimeMs } = await stat(lock);
    if (Date.now() - mtimeMs < STALE_MS) {
      throw new Error(
        `Something else is being shipped right now. If that is not so, remove ${lock}.`,
      );
    }
    await rm(lock, { recursive: true, force: true });
    await mkdir(lock);
  }
}
