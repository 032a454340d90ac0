import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';
import * as v from 'valibot';
import { repositoryRoot } from '../config.ts';
import { parseLockfile, withoutDevelopment } from './lockfile.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const { packages } = parseLockfile(read('package-lock.json'));
const installed = Object.entries(packages).filter(
  ([location, { link }]) => location.includes('node_modules/') && !link,
);

const versions = v.optional(v.record(v.string(), v.string()), {});
const packageFile = v.object({
  workspaces: v.optional(v.array(v.string()), []),
  engines: v.optional(v.object({ node: v.string() })),
  dependencies: versions,
  devDependencies: versions,
});
const readPackage = (folder: string) =>
  v.parse(packageFile, JSON.parse(read(path.join(folder, 'package.json'))));

/** Every dependency the project names: the package, the version, and the file that names it. */
const named = ['.', ...readPackage('.').workspaces].flatMap((folder) => {
  const { dependencies, devDependencies } = readPackage(folder);
  return Object.entries({ ...devDependencies, ...dependencies }).map(([name, version]) => ({
    name,
    version,
    file: path.join(folder, 'package.json'),
  }));
});

test('pins every dependency to one exact version, the same in all workspaces', () => {
  expect(named.length).toBeGreaterThan(50);
  const exact = /^(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;
  expect(named.filter(({ version }) => !exact.test(version))).toEqual([]);
  const differing = named.filter(({ name, version }) =>
    named.some((other) => other.name === name && other.version !== version),
  );
  expect(differing).toEqual([]);
});

test('every package supports the oldest Node the project supports', () => {
  expect(readPackage('.').engines?.node).toBe('>=24');
  const unsupported = installed.flatMap(([location, { engines, optional }]) => {
    const range = engines && !Array.isArray(engines) ? engines.node : undefined;
    // Binaries for platforms that Node 24 itself has dropped are optional.
    return range && !optional && !satisfies('24.0.0', range)
      ? [`${location} needs Node ${range}`]
      : [];
  });
  expect(unsupported).toEqual([]);
});

test('every package has a hash, those for other platforms included', () => {
  const unverified = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
  expect(unverified.map(([location]) => location)).toEqual([]);
  const locked = new Set(installed.map(([location]) => location.split('node_modules/').at(-1)));
  const missing = installed.flatMap(([location, { optionalDependencies }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${name}, a dependency of ${location}`),
  );
  expect(missing).toEqual([]);
});

test('nothing that serves the site needs an install script', () => {
  const scripted = installed.filter(([, { dev, hasInstallScript }]) => !dev && hasInstallScript);
  // Both scripts only replace a launcher; e2e/deploy/image.spec.ts serves without them.
  expect(scripted.map(([location]) => location)).toEqual([
    'node_modules/deno',
    'node_modules/esbuild',
  ]);
});

const billOfMaterials = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(v.object({ purl: v.string() })),
});

test('the bill of materials lists exactly the packages that serve the site', () => {
  const text = execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(repositoryRoot, 'delivery/commands/sbom.ts')],
    { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  const listed = v
    .parse(billOfMaterials, JSON.parse(text))
    .components.map(({ purl }) => /^pkg:npm\/([^?]+)/.exec(purl)?.[1]?.replace('%40', '@') ?? purl)
    .filter((name) => !name.startsWith('@site/'));
  const serving = Object.entries(withoutDevelopment(packages))
    .filter(([location, { version }]) => location.includes('node_modules/') && version)
    .map(([location, { version }]) => `${location.split('node_modules/').at(-1)}@${version}`);
  expect(serving.length).toBeGreaterThan(200);
  expect(new Set(listed)).toEqual(new Set(serving));
});
