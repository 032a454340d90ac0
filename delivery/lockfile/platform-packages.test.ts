import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../config.ts';
import {
  type LockedPackages,
  missingPackages,
  parseLockfile,
  withPlatformPackages,
} from './platform-packages.ts';

const packages: LockedPackages = {
  '': {},
  'node_modules/bundler': {
    version: '2.0.0',
    dev: true,
    optionalDependencies: {
      '@bundler/darwin-arm64': '2.0.0',
      '@bundler/linux-x64-musl': '2.0.0',
      '@bundler/win32-x64-msvc': '2.0.0',
      '@bundler/wasm32-wasi': '2.0.0',
      '@bundler/linux-x64-gnu': '2.0.0',
    },
  },
  'node_modules/@bundler/linux-x64-gnu': { version: '2.0.0', os: ['linux'], cpu: ['x64'] },
};

test('packages for other platforms are added at the version that is asked for', () => {
  const complete = withPlatformPackages(packages);
  expect(missingPackages(complete)).toEqual([]);
  expect(complete).toMatchObject({
    'node_modules/@bundler/darwin-arm64': {
      version: '2.0.0',
      os: ['darwin'],
      cpu: ['arm64'],
      dev: true,
      optional: true,
    },
    'node_modules/@bundler/linux-x64-musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/@bundler/win32-x64-msvc': { os: ['win32'], cpu: ['x64'] },
    'node_modules/@bundler/wasm32-wasi': { cpu: ['wasm32'] },
    'node_modules/@bundler/linux-x64-gnu': packages['node_modules/@bundler/linux-x64-gnu'],
  });
});

test('a package that is locked beside its asker is not missing', () => {
  const beside = { 'node_modules/bundler/node_modules/@bundler/darwin-arm64': {} };
  const missing = missingPackages({ ...packages, ...beside }).map(({ name }) => name);
  expect(missing).not.toContain('@bundler/darwin-arm64');
});

test.each([
  ['a range', { '@bundler/darwin-arm64': '^2.0.0' }, /no exact version/],
  ['a name without a platform', { '@bundler/extra': '2.0.0' }, /tells no platform/],
])('%s is refused', (_what, optionalDependencies, message) => {
  const asking = { 'node_modules/bundler': { optionalDependencies } };
  expect(() => withPlatformPackages(asking)).toThrow(message);
});

test('the lockfile of this project names the packages of every platform: if not, run `npm run lockfile`', () => {
  const file = path.join(repositoryRoot, 'package-lock.json');
  const lock = parseLockfile(readFileSync(file, 'utf8'));
  expect(missingPackages(lock.packages)).toEqual([]);
});
