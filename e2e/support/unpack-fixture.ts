import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A release that was built with the contract before the present one, and its source: `release/` and `source/` in a new
 * folder. When the contract is raised, a release that was built just before takes its place.
 */
export async function unpackEarlierRelease(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'earlier-release-'));
  const archive = path.resolve(import.meta.dirname, '../fixtures/mfe-earlier.tar.gz');
  await run('tar', ['-xzf', archive, '-C', folder]);
  return folder;
}
