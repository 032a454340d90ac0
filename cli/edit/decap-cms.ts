import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { repositoryRoot } from '@site/delivery/config.ts';

const run = promisify(execFile);

/** The pinned build of Decap CMS, and its integrity hash in the npm registry. */
const decap = {
  package: 'decap-cms@3.16.3',
  integrity:
    'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
};

const packed = v.tuple([v.object({ filename: v.string(), integrity: v.string() })]);

/**
 * Returns the folder with Decap CMS, which is downloaded from npm once. Extracts the package's archive instead of
 * installing it, because the archive contains a complete bundle and its 540 dependencies aren't needed.
 */
export async function decapFolder(): Promise<string> {
  const cache = path.join(repositoryRoot, '.cache');
  const folder = path.join(cache, decap.package);
  const dist = path.join(folder, 'package/dist');
  if (existsSync(dist)) return dist;
  console.log('Downloading the editor (Decap CMS) from the npm registry …');
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  try {
    const { stdout } = await run(
      'npm',
      ['pack', decap.package, '--json', '--pack-destination', unfinished],
      { cwd: unfinished, shell: process.platform === 'win32' },
    );
    const [{ filename, integrity }] = v.parse(packed, JSON.parse(stdout));
    if (integrity !== decap.integrity)
      throw new Error(`${decap.package} in the npm registry is not the reviewed version.`);
    // Skip source maps, which are most of the archive, and a copy of the bundle under an older name.
    const excluded = ['--exclude=*.map', '--exclude=cms.js', '--exclude=*.cms.js'];
    await run('tar', ['-xzf', path.join(unfinished, filename), ...excluded, '-C', unfinished]);
    await rm(path.join(unfinished, filename));
    if (!existsSync(folder)) await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return dist;
}
