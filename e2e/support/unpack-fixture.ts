import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A release built with the previous contract and its source: `release/` and `source/` in a new folder. When the
 * contract's version increases, replace it with a release built just before.
 */
export async function unpackEarlierRelease(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'earlier-release-'));
  const archive = path.resolve(import.meta.dirname, '../fixtures/mfe-earlier.tar.gz');
  await run('tar', ['-xzf', archive, '-C', folder]);
  return folder;
}
