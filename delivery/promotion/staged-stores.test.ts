import { readdir } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type CompositionSizes, maxSizes } from '../compose/composition-sizes.ts';
import { type FakeRelease, openTestSite, type TestSite } from '../testing/open-test-site.ts';
import { promote } from './promote.ts';

const blog = (words: string, more: Readonly<Record<string, string>> = {}): FakeRelease => ({
  name: 'mfe-blog',
  pages: { '/blog': words, ...more },
  prefixes: ['/blog'],
});

let testSite: TestSite;

beforeEach(async () => {
  testSite = await openTestSite();
  await testSite.goLive(
    { name: 'shell' },
    { name: 'mfe-home', pages: { '/': 'Home' } },
    blog('First words'),
  );
});

afterEach(async () => {
  await testSite.close();
});

/** What a promotion stores: blobs, and files and folders of the data folder. */
async function stored() {
  const { blobs, dataDir } = testSite.stores;
  return {
    blobs: new Set((await blobs.list()).map(({ hash }) => hash)),
    folders: (await readdir(dataDir)).filter((name) => !name.startsWith('registry.db')).toSorted(),
  };
}

async function promoteBlog(
  release: FakeRelease,
  { allowBrokenLinks, ...sizes }: Partial<CompositionSizes> & { allowBrokenLinks?: string } = {},
) {
  const parts = [{ name: release.name, id: await testSite.lay(release) }];
  const stores = { ...testSite.stores, sizes: { ...maxSizes, ...sizes } };
  return promote(stores, { parts, allowBrokenLinks });
}

test('a refused promotion leaves no files behind, and the same pages can go live later', async () => {
  const broken = blog('<a href="/nowhere">Words</a>');
  const before = await stored();
  expect(await promoteBlog(broken)).toMatchObject({
    kind: 'refused',
    problems: [expect.stringContaining('links to /nowhere')],
  });
  expect(await stored()).toEqual(before);
  const outcome = await promoteBlog(broken, { allowBrokenLinks: 'comes tomorrow' });
  expect(outcome).toMatchObject({ kind: 'shipped', rendered: 1 });
  expect(await testSite.readPublic('blog/index.html')).toContain('/nowhere');
});

test('a promotion whose renderer fails leaves no files behind', async () => {
  const before = await stored();
  expect(await promoteBlog(blog('Words', { '/blog/1': 'throws' }))).toMatchObject({
    kind: 'refused',
    problems: [expect.stringContaining('failed on /blog/1: out of ink')],
  });
  expect(await stored()).toEqual(before);
});

test.each([
  [{ sectionPages: 2 }, /^mfe-blog [0-9a-f]{16} has 3 pages; a section may have 2\.$/],
  [{ sectionBytes: 3000 }, /^mfe-blog [0-9a-f]{16} has more than 0\.003 MB of pages\.$/],
  [{ siteBytes: 3000 }, /^The site has more than 0\.003 MB of pages\.$/],
])('refuses a composition that is too large (%j), and keeps none of it', async (sizes, reason) => {
  const more = { '/blog/1': 'a'.repeat(1000), '/blog/2': 'b'.repeat(1000) };
  const before = await stored();
  expect(await promoteBlog(blog('Words', more), sizes)).toEqual({
    kind: 'refused',
    problems: [expect.stringMatching(reason)],
  });
  expect(await stored()).toEqual(before);
});
