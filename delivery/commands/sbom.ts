import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { repositoryRoot } from '../config.ts';
import { parseLockfile, withoutDevelopment } from '../lockfile/lockfile.ts';

const packageFile = v.looseObject({ devDependencies: v.optional(v.unknown()) });

const read = (name: string) => readFile(path.join(repositoryRoot, name), 'utf8');
const lock = parseLockfile(await read('package-lock.json'));
const { devDependencies: _dropped, ...project } = v.parse(
  packageFile,
  JSON.parse(await read('package.json')),
);
const folder = await mkdtemp(path.join(tmpdir(), 'sbom-'));
try {
  // `npm sbom --omit dev` omits packages that tests need as well, Fastify for example.
  lock.packages = withoutDevelopment(lock.packages);
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(project));
  const { stdout } = await promisify(execFile)(
    'npm',
    ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    { cwd: folder, maxBuffer: 64_000_000, shell: process.platform === 'win32' },
  );
  process.stdout.write(stdout);
} finally {
  await rm(folder, { recursive: true, force: true });
}
