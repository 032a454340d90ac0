import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux's in-memory file system. */
const IN_MEMORY = '/dev/shm';

/** The free memory required, in bytes: the tests' files use a tenth of it, and their browsers and servers the rest. */
const ENOUGH_MEMORY = 8 * 1024 ** 3;

/**
 * Runs tests with a temporary folder and removes it afterwards. Uses memory if there is enough, because tests create
 * hundreds of databases and a disk delays each of their commits. As on a disk, files in memory survive a killed
 * process.
 */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(hasMemoryToSpare() ? IN_MEMORY : tmpdir(), 'tests-'));
  // PostgreSQL and nginx run as other accounts, with their own folders in it.
  await chmod(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function hasMemoryToSpare(): boolean {
  if (!existsSync(IN_MEMORY) || process.availableMemory() < ENOUGH_MEMORY) return false;
  const mounted = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === IN_MEMORY);
  // PostgreSQL runs from a copy of its programs.
  return mounted !== undefined && !/\bnoexec\b/.test(mounted);
}
