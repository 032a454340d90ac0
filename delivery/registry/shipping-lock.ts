import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** How long a lock may name nobody, in milliseconds: as long as writing a few bytes may take. */
const NAMELESS_MS = 10_000;

/**
 * Runs `work` while no other program of this machine promotes, rolls back or composes. Throws when one
 * does: two people shipping at one moment should know of each other. The lock is a file that names the
 * process that holds it; one that a dead program left is taken over.
 */
export async function whileShipping<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const lock = path.join(dataDir, 'shipping.lock');
  await take(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<void> {
  const holder = String(process.pid);
  try {
    await writeFile(lock, holder, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (await isHeld(lock)) {
      throw new Error(
        `Something else is being shipped right now. If that is not so, remove ${lock}.`,
        { cause: error },
      );
    }
    await rm(lock, { force: true });
    await writeFile(lock, holder, { flag: 'wx' });
  }
}

async function isHeld(lock: string): Promise<boolean> {
  const [holder, { mtimeMs }] = await Promise.all([readFile(lock, 'utf8'), stat(lock)]);
  return holder === '' ? Date.now() - mtimeMs < NAMELESS_MS : isRunning(Number(holder));
}

function isRunning(processId: number): boolean {
  try {
    // Signal 0 reaches nobody; it only asks whether the process is there.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error && 'code' in error ? error.code : undefined;
}
