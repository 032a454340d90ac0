import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { repositoryRoot } from '../config.ts';

const versions = v.optional(v.record(v.string(), v.string()), {});
const packageFile = v.object({
  workspaces: v.optional(v.array(v.string()), []),
  dependencies: versions,
  devDependencies: versions,
  overrides: versions,
});

function read(folder: string) {
  const file = path.join(repositoryRoot, folder, 'package.json');
  return v.parse(packageFile, JSON.parse(readFileSync(file, 'utf8')));
}

/** Every version that the project names: the package, the version, and the file that names it. */
const named = ['.', ...read('.').workspaces].flatMap((folder) => {
  const { dependencies, devDependencies, overrides } = read(folder);
  return [dependencies, devDependencies, overrides]
    .flatMap((record) => Object.entries(record))
    .map(([name, version]) => ({ name, version, file: path.join(folder, 'package.json') }));
});

test('every package is pinned to one exact version', () => {
  expect(named.length).toBeGreaterThan(50);
  const ranges = named
    .filter(({ version }) => !/^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    .map(({ name, version, file }) => `${file} asks for ${name} ${version}: name one version.`);
  expect(ranges).toEqual([]);
});

test('all workspaces name the same version of a package', () => {
  const differences = named.flatMap(({ name, version, file }) =>
    named
      .filter((other) => other.name === name && other.version !== version && other.file > file)
      .map((other) => `${file} asks for ${name} ${version}, ${other.file} for ${other.version}.`),
  );
  expect(differences).toEqual([]);
});
