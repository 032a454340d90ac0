import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import * as v from 'valibot';
import { installKit } from '../support/install-kit.ts';
import { root } from '../support/site.ts';

const run = promisify(execFile);

const kitSchema = v.object({ version: v.string() });

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packed-kit-'));
  // Jest cannot load Rspack.
  const pack = ['--import', 'tsx', 'desk/cli/site.ts', 'pack-kit', path.join(folder, 'packages')];
  const { stdout } = await run(process.execPath, pack, { cwd: root });
  await installKit(folder, stdout.trim().split('\n'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const runSite = (...words: string[]) =>
  run(process.execPath, [path.join(folder, 'node_modules/.bin/site'), ...words], { cwd: folder });

const runJest = (...words: string[]) =>
  run(process.execPath, [path.join(folder, 'node_modules/jest/bin/jest.js'), ...words], {
    cwd: folder,
  });

test('all packages have the version of kit, whose major version is the contract', async () => {
  const { version } = v.parse(
    kitSchema,
    JSON.parse(await readFile(path.join(root, 'kit/package.json'), 'utf8')),
  );
  expect(version).toMatch(new RegExp(`^${CONTRACT_VERSION}\\.\\d+\\.\\d+$`));
  expect(await readFile(path.join(root, 'kit/CHANGELOG.md'), 'utf8')).toContain(`## ${version}\n`);
  expect((await runSite('--version')).stdout).toBe(`${version}\n`);
  for (const name of ['kit', 'section-build', 'section-commands']) {
    const file = path.join(folder, 'node_modules/@site', name, 'package.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ version });
  }
});

test('a new section passes its own test outside this repository', async () => {
  await runSite('init', 'mfe-vaccines');
  const { stderr } = await runJest();
  expect(stderr).toContain('PASS browser pages/overview/page.test.tsx');
});

test('tests of an existing section pass outside this repository', async () => {
  await cp(path.join(root, 'mfe-home'), folder, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|package\.json|rspack\.config\.ts)$/.test(file),
  });
  await writeFile(path.join(folder, 'package.json'), '{"name":"mfe-home","type":"module"}');
  const { stderr } = await runJest('home-sections', 'pages/home/page');
  expect(stderr).toContain('PASS node content/home-sections.test.ts');
  expect(stderr).toContain('PASS browser pages/home/page.test.tsx');
});
