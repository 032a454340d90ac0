import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codeIn, importedPackages } from '@site/cli/packages/imported-packages.ts';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import * as v from 'valibot';
import { root } from '../support/site.ts';

const run = promisify(execFile);

const packages = ['kit', 'section-build', 'section-commands'] as const;

const versions = v.optional(v.record(v.string(), v.string()), {});

const packageSchema = v.object({
  version: v.string(),
  dependencies: versions,
  peerDependencies: versions,
});

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packed-kit-'));
  // Jest cannot load Rspack.
  const pack = ['--import', 'tsx', 'cli/site.ts', 'pack-kit', folder];
  const { stdout } = await run(process.execPath, pack, { cwd: root });
  for (const name of packages) {
    const file = stdout.split('\n').find((each) => each.includes(`/site-${name}-`)) ?? '';
    await mkdir(path.join(folder, name));
    await run('tar', ['-xzf', file, '--strip-components=1', '-C', path.join(folder, name)]);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const readPackage = async (of: string) =>
  v.parse(packageSchema, JSON.parse(await readFile(path.join(of, 'package.json'), 'utf8')));

test('all packages have the version of kit, whose major version is the contract', async () => {
  const { version } = await readPackage(path.join(root, 'kit'));
  expect(version).toMatch(new RegExp(`^${CONTRACT_VERSION}\\.\\d+\\.\\d+$`));
  expect(await readFile(path.join(root, 'kit/CHANGELOG.md'), 'utf8')).toContain(`## ${version}\n`);
  for (const name of packages) {
    expect(await readPackage(path.join(folder, name))).toMatchObject({ version });
  }
});

test.each(packages)('%s declares every package that its files import', async (name) => {
  const packed = path.join(folder, name);
  const { dependencies, peerDependencies } = await readPackage(packed);
  // A new section declares what the template imports.
  const code = (await codeIn(packed)).filter((file) => !file.startsWith('template/'));
  const imported = await importedPackages(packed, code);
  expect(imported.size).toBeGreaterThan(0);
  const declared = [`@site/${name}`, ...Object.keys({ ...dependencies, ...peerDependencies })];
  expect([...imported].filter(([each]) => !declared.includes(each))).toEqual([]);
});

test("a section's commands need no database", async () => {
  const { dependencies } = await readPackage(path.join(folder, 'section-commands'));
  expect(Object.keys(dependencies).filter((name) => /kysely|sqlite|^pg$/.test(name))).toEqual([]);
});
