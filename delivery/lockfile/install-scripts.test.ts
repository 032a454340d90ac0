import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { repositoryRoot } from '../config.ts';

const flag = v.optional(v.boolean(), false);
const lockfile = v.object({
  packages: v.record(v.string(), v.object({ dev: flag, hasInstallScript: flag })),
});

/** Whose scripts may run where the site is served. */
const reviewed = {
  // Fetches or compiles SQLite; the one script that serving needs.
  'node_modules/better-sqlite3': 'needed',
  // Saves a start of Node a call, and nothing misses it: e2e/deploy/image.spec.ts serves without.
  'node_modules/esbuild': 'not needed',
} as const;

test('of the packages that serve, the database’s alone needs an install script', () => {
  const { packages } = v.parse(
    lockfile,
    JSON.parse(readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8')),
  );
  const scripted = Object.entries(packages).filter(
    ([, { dev, hasInstallScript }]) => !dev && hasInstallScript,
  );
  expect(scripted.map(([name]) => name).toSorted()).toEqual(Object.keys(reviewed).toSorted());
});
