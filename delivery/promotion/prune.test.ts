import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { HOUR_MS } from '@site/kit/durations.ts';
import { canonicalJson, EARLIER_VERSIONS } from '../versions/site-version.ts';
import { describe, type FakeRelease } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { prune } from './prune.ts';
import { promote, rollBack } from './promote.ts';

const TWO_DAYS_MS = 48 * HOUR_MS;

const blog = (words: string): FakeRelease => ({
  name: 'mfe-blog',
  pages: { '/blog': words },
  prefixes: ['/blog'],
});

const testSite = testSiteForEach({ name: 'shell' }, blog('First'));

const inTwoDays = () => ({ dryRun: false, now: () => Date.now() + TWO_DAYS_MS });
const releasesOf = (name: string) => readdir(path.join(testSite.stores.dataDir, 'releases', name));

/** Removes every version except the live one from the registry. */
async function forgetOthers(): Promise<void> {
  const { id, version, fence } = await testSite.stores.registry.live();
  const manifests = Object.values(version?.parts ?? {}).map(({ manifest }) => manifest);
  const kept = { versions: [String(id)], blobs: new Set(manifests) };
  const { registry } = testSite.stores;
  await registry.beginPruning({ fence, kept, releases: [] });
  await registry.endPruning();
}

test('keeps versions whose pages may still be open, and rollback targets', async () => {
  await testSite.goLive(blog('Second'));
  expect(EARLIER_VERSIONS).toBeGreaterThan(2);
  expect(await prune(testSite.stores, inTwoDays())).toEqual({
    blobs: [],
    releases: [],
    unfinished: [],
  });
  expect(await rollBack(testSite.stores, 'mfe-blog')).toMatchObject({
    kind: 'shipped',
    rendered: 0,
  });
});

test('removes files that only old versions refer to, and keeps the live site', async () => {
  const { blobs } = testSite.stores;
  await testSite.goLive(blog('Second'));
  const before = await testSite.publicTree();
  await forgetOthers();
  const dry = await prune(testSite.stores, { ...inTwoDays(), dryRun: true });
  const pruned = await prune(testSite.stores, inTwoDays());
  expect(pruned).toEqual(dry);
  expect(pruned.blobs.length).toBeGreaterThan(0);
  expect(await testSite.publicTree()).toEqual(before);
  // A rollback to the previous release still works, but has to render its pages again.
  expect(await rollBack(testSite.stores, 'mfe-blog')).toMatchObject({
    kind: 'shipped',
    rendered: 1,
  });
  expect(await blobs.list()).not.toHaveLength(0);
});

test('keeps the posts and pictures of the live site', async () => {
  const { stores } = testSite;
  const put = (content: string) => stores.blobs.put(Buffer.from(content));
  const overview = { blogId: 'ears', title: 'Ears', author: '', thumbnail: '', updatedAt: '' };
  const post = { overview, hash: await put('A post'), row: '1', pictures: ['cap.webp'] };
  const data = canonicalJson({ posts: [post], pictures: { 'cap.webp': await put('A picture') } });
  expect(await promote(stores, { data: () => put(data) })).toMatchObject({ kind: 'shipped' });
  expect(await prune(stores, inTwoDays())).toMatchObject({ blobs: [] });
});

test('keeps a new blob, which a promotion in progress may need', async () => {
  const hash = await testSite.stores.blobs.put(Buffer.from('Not referenced yet'));
  expect(await prune(testSite.stores, { dryRun: false })).toMatchObject({ blobs: [] });
  expect(await prune(testSite.stores, inTwoDays())).toMatchObject({ blobs: [hash] });
});

test('removes releases that were never live, except new ones and the newest', async () => {
  const old = await testSite.lay(blog('Never live'));
  const newest = await testSite.lay(blog('Not live yet'));
  expect(await prune(testSite.stores, { dryRun: false })).toMatchObject({ releases: [] });
  expect(await prune(testSite.stores, inTwoDays())).toMatchObject({
    releases: [{ name: 'mfe-blog', id: old }],
  });
  expect((await releasesOf('mfe-blog')).toSorted()).toEqual(
    [newest, describe(blog('First')).id].toSorted(),
  );
});

test('removes unfinished files of a killed process', async () => {
  const folder = path.join(testSite.stores.dataDir, 'versions', 'abc.unfinished');
  await mkdir(folder);
  expect(await prune(testSite.stores, inTwoDays())).toMatchObject({ unfinished: [folder] });
});
