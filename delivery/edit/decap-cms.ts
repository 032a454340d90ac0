import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { repositoryRoot } from '../config.ts';

const run = promisify(execFile);

/** The build of Decap CMS that browsers get, and what its archive in the npm registry must hash to. */
const decap = {
  package: 'decap-cms@3.16.3',
  integrity:
    'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
};

const packed = v.tuple([v.object({ filename: v.string(), integrity: v.string() })]);

/**
 * The folder with Decap CMS, fetched from the npm registry once. One archive and not an installation: what is in it is
 * built, and its 540 dependencies are only what it was built of.
 */
export async function decapFolder(): Promise<string> {
  const cache = path.join(repositoryRoot, '.cache');
  const folder = path.join(cache, decap.package);
  const dist = path.join(folder, 'package/dist');
  if (existsSync(dist)) return dist;
  console.log('Fetching the editor (Decap CMS) from the npm registry …');
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
      throw new Error(`${decap.package} of the npm registry is not what was reviewed.`);
    // The maps are most of it, and the other bundle is the same under an older name.
    const left = ['--exclude=*.map', '--exclude=cms.js', '--exclude=*.cms.js'];
    await run('tar', ['-xzf', path.join(unfinished, filename), ...left, '-C', unfinished]);
    await rm(path.join(unfinished, filename));
    if (!existsSync(folder)) await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return dist;
}
