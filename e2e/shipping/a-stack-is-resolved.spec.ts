import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserIdOf, releaseSchema } from '@site/delivery/releases/release.ts';
import * as v from 'valibot';
import { root, testedSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A property that appears on one line of the source. */
const words = 'sentFromPage:';
const source = 'kit/api/messages.ts';

/** Returns the location that a browser would report for this text in a script of a release with a source map. */
function positionOf(text: string): string {
  for (const map of globSync('mfe-forms/*/maps/*.js.map', { cwd: releases })) {
    const script = map.replace('/maps/', '/browser/').replace(/\.map$/, '');
    const lines = readFileSync(path.join(releases, script), 'utf8').split('\n');
    const line = lines.findIndex((each) => each.includes(text));
    const description = readFileSync(path.join(releases, script, '../../release.json'), 'utf8');
    const release = v.parse(releaseSchema, JSON.parse(description));
    const address = `/r/mfe-forms/${browserIdOf(release)}/${path.basename(script)}`;
    if (line !== -1) return `${address}:${line + 1}:${(lines[line]?.indexOf(text) ?? 0) + 1}`;
  }
  throw new Error(`No script of mfe-forms with a map has ${text}`);
}

const releases = path.join(testedSite.dataDir, 'releases');

test('resolves a stack of a built script to its TypeScript line, and visitors get no source map', async ({
  request,
}) => {
  const position = positionOf(words);
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'cli/site.ts', 'resolve-stack'],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: testedSite.dataDir },
      input: `Error: no\n    at f (https://site.example${position})\n`,
      encoding: 'utf8',
    },
  );
  const line = readFileSync(path.join(root, source), 'utf8')
    .split('\n')
    .findIndex((each) => each.includes(words));
  expect(stdout).toMatch(new RegExp(`^Error: no\n    at f \\(${source}:${line + 1}:\\d+\\)\n$`));

  const script = position.replace(/:\d+:\d+$/, '');
  expect((await request.get(script)).status()).toBe(200);
  expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
  for (const map of [`${script}.map`, script.replace(/(\w+\.js)$/, 'maps/$1.map')]) {
    expect((await request.get(map)).status()).toBe(404);
  }
});
