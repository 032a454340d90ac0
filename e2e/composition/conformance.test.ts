import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkConformance } from '@site/delivery/conformance/check-conformance.ts';
import { releaseFolder } from '@site/delivery/releases/release-store.ts';
import {
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '@site/delivery/testing/open-test-site.ts';
import { CONTRACT_VERSION } from '@site/kit/remote/contract.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { unpackEarlierRelease } from '../support/unpack-fixture.ts';

const site = configuredSite();
let stores: TestSite;
let earlier: string;

beforeAll(async () => {
  stores = await openTestSite();
  earlier = await unpackEarlierRelease();
});

afterAll(async () => {
  await stores.close();
  await rm(earlier, { recursive: true, force: true });
});

test('a release built with the previous contract conforms to it', async () => {
  const folder = path.join(earlier, 'release');
  const description: unknown = JSON.parse(
    await readFile(path.join(folder, 'release.json'), 'utf8'),
  );
  expect(description).toMatchObject({ contractVersion: CONTRACT_VERSION - 1 });
  expect(await checkConformance(folder, site)).toEqual({ problems: [], pages: 1 });
});

test('reports missing files before running anything', async () => {
  expect(await checkConformance(path.join(earlier, 'source'), site)).toEqual({
    problems: [`${path.join(earlier, 'source')} has no release.json.`],
    pages: 0,
  });
  const own = await unpackEarlierRelease();
  const folder = path.join(own, 'release');
  await rm(path.join(folder, 'browser/styles.css'));
  expect(await checkConformance(folder, site)).toEqual({
    problems: ['Release f2bf6d0d9e9ef551 of mfe-earlier: missing file browser/styles.css.'],
    pages: 0,
  });
  await writeFile(path.join(folder, 'release.json'), '{"name": "shop", "files": {}}');
  expect(await checkConformance(folder, site)).toMatchObject({
    problems: expect.arrayContaining([
      'release.json: name: must be shell or the name of a section, such as mfe-blog',
    ]),
  });
  await rm(own, { recursive: true, force: true });
});

test.each<[string, Partial<FakeRelease>, string]>([
  ['no heading', { pages: { '/jabs': '</h1><p>Words</p><h1>' } }, '/jabs: it has 2 h1 elements'],
  [
    'a script',
    { pages: { '/jabs': 'Jabs<script src="/x.js"></script>' } },
    '/jabs: its HTML contains a script or event handler',
  ],
  [
    'a handler',
    { pages: { '/jabs': '<b onclick="run()">Jabs</b>' } },
    '/jabs: its HTML contains a script or event handler',
  ],
  [
    'a style',
    { pages: { '/jabs': '<b style="order:1">Jabs</b>' } },
    '/jabs: its HTML contains a style',
  ],
  [
    'a page outside the prefixes',
    { prefixes: ['/other'], routes: [] },
    '/jabs is outside the prefixes',
  ],
  [
    'a feed outside the prefixes',
    { documents: { '/feed.xml': '<rss/>' } },
    '/feed.xml is outside the prefixes',
  ],
  ['a page that throws', { pages: { '/jabs': 'throws' } }, 'failed on /jabs: out of ink'],
  [
    'a stylesheet that affects other sections',
    { files: { 'browser/styles.css': 'p{order:1}' } },
    'The sheet of mfe-jabs leaks out of its section: p',
  ],
  [
    'a redirect from a page',
    { redirects: [{ from: '/jabs', to: '/jabs' }] },
    '/jabs is both a redirect and a page.',
  ],
  [
    'a redirect to no page',
    { redirects: [{ from: '/jabs/old', to: '/jabs/new' }] },
    '/jabs/old redirects to /jabs/new, which is not a page.',
  ],
  ['a missing ./app', { exposes: ['./islands'] }, 'mfe-jabs does not expose ./app'],
  [
    'an entry of another section',
    { files: { 'browser/entry.js': 'var other;' } },
    'browser/entry.js does not contain mfe_jabs',
  ],
])('reports %s', async (_what, changes, words) => {
  const release: FakeRelease = { name: 'mfe-jabs', pages: { '/jabs': 'Jabs' }, ...changes };
  const id = await stores.lay(release);
  const folder = releaseFolder(stores.stores.dataDir, 'mfe-jabs', id);
  const { problems } = await checkConformance(folder, site);
  expect(problems).toContainEqual(expect.stringContaining(words));
});
