import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { copiesOf, isEntered, isGiven, stageOf, stages } from './image-files.ts';
import { probePaths } from '@site/delivery/compose/site-addresses.ts';
import { workspaces } from '../support/workspaces.ts';

const root = path.resolve(__dirname, '../..');
const images = ['site', 'proxy'];

const linesOf = (stage: string, word: string) =>
  stageOf(stage)
    .instructions.filter((instruction) => instruction.word === word)
    .map(({ words }) => words);

test('every copied path exists and is in the build context', () => {
  const sources = stages
    .flatMap(({ name }) => copiesOf(name))
    .filter(({ from }) => from === undefined)
    .flatMap((copy) => copy.sources);
  for (const source of new Set(sources)) {
    expect({ source, isThere: existsSync(path.join(root, source)) }).toEqual({
      source,
      isThere: true,
    });
    expect({ source, isEntered: isEntered(path.relative('.', source)) }).toEqual({
      source,
      isEntered: true,
    });
  }
});

test('images contain no tests, secrets or local builds', () => {
  const kept = ['delivery/config.ts', 'mfe-home/remote.ts', 'kit/testing/configured-site.ts'];
  const left = [
    'delivery/config.test.ts',
    'node_modules/fastify/fastify.js',
    'api/node_modules/x/index.js',
    'e2e/support/site.ts',
    'deploy/.env',
    '.data/site.sqlite',
    '.git/config',
  ];
  expect([...kept, ...left].filter(isGiven)).toEqual(kept);
});

test('installs the packages of every workspace from the lockfile, without scripts', () => {
  const [copied] = copiesOf('packages');
  expect(copied).toMatchObject({ from: 'manifests', sources: ['/site'] });
  const [manifests] = copiesOf('manifests');
  expect(manifests).toMatchObject({ from: undefined, sources: ['.'] });
  for (const name of workspaces)
    expect([name, isGiven(`${name}/package.json`)]).toEqual([name, true]);
  expect(linesOf('packages', 'RUN')).toEqual(['npm ci --omit=dev --ignore-scripts']);
});

test.each(images)('%s runs as a numeric non-root user and contains no secret', (image) => {
  expect(linesOf(image, 'USER').at(-1)).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  expect(stageOf(image).from).not.toMatch(/:latest$|^[^:]+$/);
  expect(linesOf(image, 'ENV').join(' ')).not.toMatch(/SECRET|PASSWORD|TOKEN|KEY/);
  expect(linesOf(image, 'ADD')).toEqual([]);
  // A program started by a shell does not receive the stop signal.
  expect(linesOf(image, 'CMD')).toHaveLength(1);
  expect(() =>
    v.parse(v.array(v.string()), JSON.parse(linesOf(image, 'CMD')[0] ?? '')),
  ).not.toThrow();
});

test('the image copies every node_modules folder that npm created', () => {
  const [installed] = copiesOf('site').filter(({ from }) => from === 'packages');
  expect(installed).toMatchObject({ sources: ['/site'], target: './' });
});

test('the serving image installs and compiles nothing', () => {
  expect(linesOf('site', 'RUN').join('\n')).not.toMatch(
    /npm (ci|install|rebuild)|apt-get|curl|wget/,
  );
  expect(stageOf('site').from).toMatch(/-slim$/);
  expect(linesOf('site', 'HEALTHCHECK')).toHaveLength(1);
  expect(linesOf('site', 'ENV').join(' ')).toContain(`READY_PATH=${probePaths.ready}`);
});
