import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './site.ts';

const run = promisify(execFile);

/**
 * Installs the packed kit into a separate repository. Links its dependencies from this project, so the test needs no
 * network.
 */
export async function installKit(folder: string, packages: readonly string[]): Promise<void> {
  const [from, to] = [root, folder].map((each) => path.join(each, 'node_modules'));
  if (from === undefined || to === undefined) return;
  await rm(to, { recursive: true, force: true });
  await mkdir(path.join(to, '.bin'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '@site' || name === '.bin') continue;
    await symlink(path.join(from, name), path.join(to, name));
  }
  for (const file of packages) {
    const name = ['kit', 'section-build', 'section-commands'].find((each) =>
      path.basename(file).startsWith(`site-${each}-`),
    );
    if (name === undefined) throw new Error(`${file} is not a package of kit.`);
    const target = path.join(to, '@site', name);
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', file, '--strip-components=1', '-C', target]);
    const program = path.join(target, 'site.mjs');
    if (existsSync(program)) await symlink(program, path.join(to, '.bin/site'));
  }
}
