import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm';

/** The memory that must be free, in bytes: the tests' files take a tenth of it, their browsers and servers the rest. */
const ENOUGH_MEMORY = 8 * 1024 ** 3;

/**
 * Runs tests with a folder for their temporary files, and removes it. The folder is in memory where there is enough:
 * hundreds of databases are made, and a disk makes each of their commits wait. That survives a killed program just the
 * same. Elsewhere it is where the system keeps such files.
 */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(hasMemoryToSpare() ? IN_MEMORY : tmpdir(), 'tests-'));
  // PostgreSQL and nginx run as other accounts, with folders of their own in it.
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
  // PostgreSQL is started from a copy of its programs.
  return mounted !== undefined && !/\bnoexec\b/.test(mounted);
}
