import { readdir } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { type CompositionSizes, maxSizes } from '../compose/composition-sizes.ts';
import type { FakeRelease } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { promote } from './promote.ts';

const blog = (words: string, more: Readonly<Record<string, string>> = {}): FakeRelease => ({
  name: 'mfe-blog',
  pages: { '/blog': words, ...more },
  prefixes: ['/blog'],
});

const testSite = testSiteForEach(
  { name: 'shell' },
  { name: 'mfe-home', pages: { '/': 'Home' } },
  blog('First words'),
);

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
  await testSite.lay(broken);
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

test.each<[Partial<CompositionSizes>, string, RegExp]>([
  [{}, 'throws', / failed on \/blog\/1: out of ink$/],
  [{ sectionPages: 2 }, 'Words', /^mfe-blog [0-9a-f]{16} has 3 pages; a section may have 2\.$/],
  [{ sectionBytes: 3000 }, 'Words', /^mfe-blog [0-9a-f]{16} has more than 0\.003 MB of pages\.$/],
  [{ siteBytes: 3000 }, 'Words', /^The site has more than 0\.003 MB of pages\.$/],
])(
  'with limits of %j, keeps nothing of a section with a page that says %s',
  async (sizes, words, reason) => {
    const release = blog('Words', { '/blog/1': words, '/blog/2': 'b'.repeat(2000) });
    await testSite.lay(release);
    const before = await stored();
    expect(await promoteBlog(release, sizes)).toEqual({
      kind: 'refused',
      problems: [expect.stringMatching(reason)],
    });
    expect(await stored()).toEqual(before);
  },
);
