import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { repositoryRoot } from '../config.ts';
import { parseLockfile } from './platform-packages.ts';
import { withoutDevelopment } from './without-development.ts';

test('what is for development alone goes, and so do the wish for it and the range of what is overridden', () => {
  expect(
    withoutDevelopment(
      {
        '': { version: '1.0.0', devDependencies: { b: '1.0.0' } },
        'node_modules/a': { version: '1.0.0', dependencies: { c: '^2.0.0', d: '^1.0.0' } },
        'node_modules/b': { version: '1.0.0', dev: true },
      },
      ['c'],
    ),
  ).toEqual({
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', dependencies: { c: '*', d: '^1.0.0' } },
  });
});

const bill = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(v.object({ purl: v.string() })),
});

test('the bill of materials names every package that serves, and no other', () => {
  const text = execFileSync(
    process.execPath,
    ['--import', 'tsx', path.join(repositoryRoot, 'delivery/commands/sbom.ts')],
    { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 64_000_000 },
  );
  const named = v
    .parse(bill, JSON.parse(text))
    .components.map(({ purl }) => /^pkg:npm\/([^?]+)/.exec(purl)?.[1]?.replace('%40', '@') ?? purl)
    .filter((name) => !name.startsWith('@site/'));
  const { packages } = parseLockfile(
    readFileSync(path.join(repositoryRoot, 'package-lock.json'), 'utf8'),
  );
  const serving = Object.entries(packages)
    .filter(([place, { dev, version }]) => place.includes('node_modules/') && !dev && version)
    .map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`);
  expect(serving.length).toBeGreaterThan(200);
  expect(new Set(named)).toEqual(new Set(serving));
});
