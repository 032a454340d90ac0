import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { codeIn, declaredDependencies, importedPackages } from './imported-packages.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'imported-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), text);
}

test('finds every way to import a package', async () => {
  await write('a.mjs', `import * as a from "p-limit";\nexport { b } from '@scope/b/deep.js';`);
  await write('deep/c.tsx', `import type { C } from 'types-only';\nimport 'side-effect';`);
  await write(
    'd.ts',
    `await import(/* later */ 'dynamic');\nrequire('required/cjs');\nrequire.resolve('resolved');
createRequire(import.meta.url).resolve('created/package.json');\nimport.meta.resolve('by-meta');`,
  );
  await write('e.css', `@import 'theme/base.css' layer(base);`);
  await write('read-me.md', `import x from 'only-an-example';`);
  expect(Object.fromEntries(await importedPackages(folder, await codeIn(folder)))).toEqual({
    'p-limit': 'a.mjs',
    '@scope/b': 'a.mjs',
    'types-only': 'deep/c.tsx',
    'side-effect': 'deep/c.tsx',
    dynamic: 'd.ts',
    required: 'd.ts',
    resolved: 'd.ts',
    created: 'd.ts',
    'by-meta': 'd.ts',
    theme: 'e.css',
  });
});

test('skips modules of Node and files beside the importing one', async () => {
  await write(
    'a.ts',
    `import 'node:fs';\nimport 'fs/promises';\nimport './b.ts';\nimport '/c.ts';`,
  );
  expect([...(await importedPackages(folder, ['a.ts']))]).toEqual([]);
});

test('declares the exact versions of this repository and rejects an import without one', () => {
  const versions = { 'p-limit': '7.3.3', unused: '1.0.0' };
  expect(declaredDependencies(new Map([['p-limit', 'a.mjs']]), versions)).toEqual({
    'p-limit': '7.3.3',
  });
  expect(() => declaredDependencies(new Map([['stray', 'part-1.mjs']]), versions)).toThrow(
    'part-1.mjs imports stray, which no package.json of this repository lists.',
  );
});
