import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '@site/api/environment.ts';
import { parseDeliveryConfig, repositoryRoot } from './config.ts';
import { writeFile } from 'node:fs/promises';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { readSiteConfig } from './read-site-config.ts';
import { folderForEach } from './testing/folder-for-each.ts';

/** Problems in an environment. */
function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    parseDeliveryConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

test('by default, the site only listens on this machine', () => {
  expect(parseDeliveryConfig({})).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: path.join(repositoryRoot, '.data'),
    siteConfigFile: path.join(repositoryRoot, 'site.config.json'),
    previews: { address: expect.anything(), publicOrigin: 'http://localhost:8080' },
    mode: 'production',
    mayRunAsRoot: false,
  });
  expect(parseDeliveryConfig({ NODE_ENV: 'test' }).mode).toBe('production');
});

test('reads settings and resolves relative folders against the repository', () => {
  expect(
    parseDeliveryConfig({
      PORT: '0',
      HOST: '0.0.0.0',
      DATA_DIR: 'elsewhere/data',
      SITE_CONFIG: '/etc/site.json',
      NODE_ENV: 'development',
      RUN_AS: 'www-data',
      RUN_AS_ROOT: 'yes',
      UNRELATED: 'x',
    }),
  ).toEqual({
    port: 0,
    host: '0.0.0.0',
    dataDir: path.join(repositoryRoot, 'elsewhere/data'),
    siteConfigFile: '/etc/site.json',
    previews: { address: expect.anything(), publicOrigin: 'http://localhost:0' },
    mode: 'development',
    runAs: 'www-data',
    mayRunAsRoot: true,
  });
});

test('previews are local unless PREVIEWS sets a public URL', () => {
  const here = parseDeliveryConfig({ PORT: '5500' }).previews;
  expect(here.address.originOf('a')).toBe('http://preview-a.localhost:5500');
  expect(here.publicOrigin).toBe('http://localhost:5500');
  const there = parseDeliveryConfig({ PREVIEWS: 'https://preview-*.pebble.example' }).previews;
  expect(there.address.originOf('a')).toBe('https://preview-a.pebble.example');
  expect(there.publicOrigin).toBeUndefined();
  expect(problemsOf({ PREVIEWS: 'https://preview.pebble.example' })).toEqual([
    expect.stringMatching(/^PREVIEWS: must look like/),
  ]);
});

test('reports all problems at once, each with its variable', () => {
  expect(
    problemsOf({
      PORT: 'eighty',
      NODE_ENV: 'staging',
      RUN_AS: 'root; reboot',
      RUN_AS_ROOT: 'no',
    }),
  ).toEqual([
    'PORT: must be a number',
    'RUN_AS: must be a user name, or be unset',
    'RUN_AS_ROOT: must be yes, or be unset',
    'NODE_ENV: must be production, development or test',
  ]);
});

test.each(['-1', '80.5', '65536'])('rejects %j as a port', (PORT) => {
  expect(problemsOf({ PORT })).toEqual([expect.stringMatching(/^PORT: /)]);
});

test('an empty HOST does not open the site to the whole network', () => {
  const refused = problemsOf({ HOST: '' }).length > 0;
  expect(refused || parseDeliveryConfig({ HOST: '' }).host === '127.0.0.1').toBe(true);
});

test('stores blobs in the data folder unless a bucket is configured', () => {
  expect(parseDeliveryConfig({ BLOBS: '' }).bucket).toBeUndefined();
  expect(parseDeliveryConfig({ BLOBS: 's3://site' }).bucket).toEqual({
    bucket: 'site',
    prefix: '',
  });
  expect(
    parseDeliveryConfig({
      BLOBS: 's3://site/of/ours',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:9000',
      AWS_REGION: 'ap-south-1',
    }).bucket,
  ).toEqual({
    bucket: 'site',
    prefix: 'of/ours/',
    endpoint: 'http://127.0.0.1:9000',
    region: 'ap-south-1',
  });
});

test.each(['site', 's3://', 's3:///prefix', 'https://site', 's3://a b'])(
  'rejects %j as a blob location',
  (BLOBS) => {
    expect(problemsOf({ BLOBS, AWS_ENDPOINT_URL: 'objects.internal' }).toSorted()).toEqual([
      expect.stringMatching(/^AWS_ENDPOINT_URL: /),
      expect.stringMatching(/^BLOBS: must look like s3:/),
    ]);
  },
);

describe('the site configuration', () => {
  const folder = folderForEach();
  const file = () => path.join(folder.path, 'site.config.json');

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
});
