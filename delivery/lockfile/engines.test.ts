import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';
import * as v from 'valibot';

const root = path.resolve(__dirname, '../..');
const lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      engines: v.optional(
        v.union([v.object({ node: v.optional(v.string()) }), v.array(v.string())]),
      ),
    }),
  ),
});

test('every installed package runs on the oldest Node the project promises', () => {
  const { packages } = v.parse(
    lockfile,
    JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')),
  );
  const unmet = Object.entries(packages).flatMap(([name, { version, engines }]) => {
    const range = engines && !Array.isArray(engines) ? engines.node : undefined;
    return range && !satisfies('20.19.0', range)
      ? [`${name} ${version ?? ''} needs Node ${range}`]
      : [];
  });
  expect(unmet).toEqual([]);
});
