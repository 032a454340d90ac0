import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { initSection } from './init-section.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'init-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (file: string) => readFile(path.join(folder, file), 'utf8');

test('renames everything in the template to the section and keeps existing entries of package.json', async () => {
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'x',
      scripts: { lint: 'oxlint' },
      dependencies: { '@site/kit': 'file:kit.tgz' },
    }),
  );
  const files = await initSection('mfe-baby-food', {
    folder,
    prefix: '/baby-food',
    home: { kind: 'repository' },
  });
  expect(files).toEqual(
    expect.arrayContaining([
      'remote.ts',
      'pages/overview/page.tsx',
      'content/baby-food.md',
      '.gitignore',
      '.github/workflows/ship.yml',
    ]),
  );
  for (const file of files) expect(await read(file)).not.toMatch(/vaccines/i);
  expect(await read('remote.ts')).toContain("'/baby-food/:slug'");
  expect(await read('content/baby-food.md')).toContain('# Baby food');
  expect(JSON.parse(await read('package.json'))).toMatchObject({
    name: 'mfe-baby-food',
    type: 'module',
    scripts: { lint: 'oxlint', test: 'jest' },
    dependencies: { '@site/kit': 'file:kit.tgz', react: expect.any(String) },
    devDependencies: { jest: expect.any(String) },
  });
});

test('in the project, a section names its addresses and its team, and brings only what the project lacks', async () => {
  const home = { kind: 'project', owner: 'growth' } as const;
  const files = await initSection('mfe-baby-food', { folder, home });
  for (const file of files) expect(await read(file)).not.toMatch(/vaccines/i);
  expect(files).toEqual(expect.arrayContaining(['check-content.ts', 'rspack.config.ts']));
  expect(files).not.toEqual(expect.arrayContaining(['.gitignore']));
  expect(JSON.parse(await read('package.json'))).toMatchObject({
    name: '@site/mfe-baby-food',
    section: { prefixes: ['/baby-food'], owner: 'growth' },
  });
});

test('never overwrites a file', async () => {
  await writeFile(path.join(folder, 'remote.ts'), 'mine');
  await expect(initSection('mfe-food', { folder, home: { kind: 'repository' } })).rejects.toThrow(
    'These files already exist, so nothing changed: remote.ts',
  );
  expect(await readdir(folder)).toEqual(['remote.ts']);
  expect(await read('remote.ts')).toBe('mine');
  expect(existsSync(path.join(folder, 'package.json'))).toBe(false);
});
