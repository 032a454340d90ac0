import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** How often a lock is touched to show that its holder lives, in milliseconds. */
const TOUCH_EVERY_MS = 2000;

/**
 * How long a lock may lie untouched and still count, in milliseconds. A process id alone proves nothing: after a
 * restart another program may have it, and in a container it nearly always has.
 */
const UNTOUCHED_MS = 30_000;

/**
 * Runs `work` while no other program promotes, rolls back or composes. Throws when one does: two people shipping at
 * one moment should know of each other. The lock is a file that names the machine and the process that hold it; one
 * that a dead program left is taken over.
 */
export async function whileShipping<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dataDir, { recursive: true });
  const lock = path.join(dataDir, 'shipping.lock');
  await take(lock);
  const touching = setInterval(() => {
    const now = new Date();
    // Somebody may have removed the lock by hand, as the sentence below allows.
    utimes(lock, now, now).catch(() => {});
  }, TOUCH_EVERY_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(touching);
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<void> {
  if (await make(lock)) return;
  const left = await readLock(lock);
  const isFree = left === null || (!isHeld(left) && (await setAside(lock, left.text)));
  if (!isFree || !(await make(lock))) {
    throw new Error(
      `Something else is being shipped right now. If that is not so, remove ${lock}.`,
    );
  }
}

/** Makes the lock; `false` when there is one. */
async function make(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${hostname()} ${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

type Lock = { text: string; untouchedMs: number };

/** The lock as it lies there; `null` when it has been given back meanwhile. */
async function readLock(lock: string): Promise<Lock | null> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(lock, 'utf8'), stat(lock)]);
    return { text, untouchedMs: Date.now() - mtimeMs };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function isHeld({ text, untouchedMs }: Lock): boolean {
  const [machine, processId] = text.split(' ');
  // A lock that names nobody yet is only just being made. What runs on another machine cannot be asked.
  const mayRun = text === '' || machine !== hostname() || isRunning(Number(processId));
  return mayRun && untouchedMs < UNTOUCHED_MS;
}

/** Removes a lock that was left, unless somebody else was quicker: two that find it must not both take it over. */
async function setAside(lock: string, text: string): Promise<boolean> {
  const aside = `${lock}.${process.pid}`;
  try {
    await rename(lock, aside);
    if ((await readFile(aside, 'utf8')) === text) {
      await rm(aside);
      return true;
    }
    await rename(aside, lock);
    return false;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
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
