import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { root } from '../support/site.ts';
import { workspaces } from '../support/workspaces.ts';

const versions = v.optional(v.record(v.string(), v.string()), {});
const packageFile = v.object({
  dependencies: versions,
  devDependencies: versions,
});
const readPackage = (folder: string) =>
  v.parse(packageFile, JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));

test('pins every dependency to one exact version, the same in all workspaces', () => {
  const pinned = new Map<string, string>();
  const templates = ['project', 'repository'].map((home) => `cli/packages/template/${home}`);
  for (const folder of ['.', ...workspaces, ...templates]) {
    const { dependencies, devDependencies } = readPackage(folder);
    for (const [name, version] of Object.entries({ ...devDependencies, ...dependencies })) {
      // A workspace, never fetched. Its version changes without its dependents.
      if (name === '@site/kit') continue;
      expect([name, version]).toEqual([
        name,
        expect.stringMatching(/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/),
      ]);
      expect([folder, name, version]).toEqual([folder, name, pinned.get(name) ?? version]);
      pinned.set(name, version);
    }
  }
  expect(pinned.size).toBeGreaterThan(50);
});
