import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { ConfigError } from './config.ts';
import { readSiteConfig } from './read-site-config.ts';

let folder = '';
const file = () => path.join(folder, 'site.config.json');

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-config-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Problems with a configuration file. */
async function problems(): Promise<readonly string[]> {
  const outcome = await readSiteConfig(file()).catch((error: unknown) => error);
  if (outcome instanceof ConfigError) return outcome.problems;
  throw new Error('The file was taken.');
}

test('reads a valid file', async () => {
  await writeFile(file(), JSON.stringify(configuredSite()));
  expect(await readSiteConfig(file())).toEqual(configuredSite());
});

test('reports a missing file', async () => {
  expect(await problems()).toEqual(['site.config.json: could not read the file.']);
});

test('reports the position of a JSON syntax error', async () => {
  await writeFile(file(), '{"product": }');
  expect(await problems()).toEqual([
    expect.stringMatching(/^site\.config\.json: not valid JSON \(/),
  ]);
});

test('reports all invalid fields at once', async () => {
  const site = configuredSite();
  const contact = { ...site.contact, email: 'nobody', phoneLink: '112' };
  await writeFile(file(), JSON.stringify({ ...site, contact, copyrightYear: 'now' }));
  expect(await problems()).toEqual([
    expect.stringMatching(/^site\.config\.json: contact\.phoneLink: /),
    expect.stringMatching(/^site\.config\.json: contact\.email: /),
    expect.stringMatching(/^site\.config\.json: copyrightYear: /),
  ]);
});
