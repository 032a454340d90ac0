import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import type { FakeRelease } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { publicFolder, publishLive } from './check-out.ts';
import { treesFolder } from '../versions/site-version.ts';

const testSite = testSiteForEach({ name: 'shell' }, { name: 'mfe-home', pages: { '/': 'Home' } });
let folder: string;

beforeEach(async () => {
  folder = treesFolder(testSite.stores.dataDir);
});

const blog = (
  number: number,
  pages: FakeRelease['pages'] = {},
  documents: FakeRelease['documents'] = {},
): FakeRelease => ({
  name: 'mfe-blog',
  prefixes: ['/blog'],
  pages: { '/blog': `Words ${number}`, ...pages },
  documents,
  gone: 'what is gone has to go from the tree',
});

/** The oldest tree, which the next promotion reuses. */
async function oldestTree(): Promise<string> {
  const trees = await readdir(folder);
  const versions = await testSite.stores.registry.versions(100);
  const oldest = versions.map(({ id }) => id).findLast((id) => trees.includes(id));
  if (oldest === undefined) throw new Error('There is no tree.');
  return path.join(folder, oldest);
}

/** The hashes of the live tree's files, and all its entries, including empty folders. */
const liveTree = async () => ({
  files: await testSite.publicTree(),
  entries: await readdir(`${publicFolder(testSite.stores.dataDir)}/`, { recursive: true }),
});

/** Compares the live tree with the same version checked out from scratch. */
async function expectAsFromNothing(): Promise<void> {
  const { files, entries } = await liveTree();
  await rm(folder, { recursive: true });
  await publishLive(testSite.stores);
  const made = await liveTree();
  expect(files).toEqual(made.files);
  expect(entries.toSorted()).toEqual(made.entries.toSorted());
}

test('a tree that reuses an old one equals a new tree', async () => {
  await testSite.goLive(blog(0, { '/blog/gone': 'Gone', '/blog/deep/gone': 'Gone' }));
  await testSite.goLive(blog(1, {}, { '/blog/was-a-file': 'A file' }));
  for (let number = 2; number <= 6; number += 1) await testSite.goLive(blog(number));
  const old = await oldestTree();
  const { ino } = statSync(old);
  await testSite.goLive(blog(7, { '/blog/was-a-file/page': 'New' }));

  expect(existsSync(old)).toBe(false);
  expect(statSync(publicFolder(testSite.stores.dataDir)).ino).toBe(ino);
  expect((await liveTree()).entries).toContain('blog/was-a-file/page/index.html');
  await expectAsFromNothing();
});

test('changes to an old tree do not affect the tree that reuses it', async () => {
  for (let number = 0; number <= 6; number += 1) await testSite.goLive(blog(number));
  const old = await oldestTree();
  await rm(path.join(old, 'index.html'));
  await writeFile(path.join(old, 'index.html'), 'edited by hand');
  await rm(path.join(old, 'robots.txt'));
  await mkdir(path.join(old, 'robots.txt/a-folder'), { recursive: true });
  await rm(path.join(old, 'sitemap.xml.gz'));
  await mkdir(path.join(old, 'sitemap.xml.gz/a-folder'), { recursive: true });
  await rm(path.join(old, 'blog'), { recursive: true });
  await writeFile(path.join(old, 'blog'), 'a file in the place of a folder');
  await writeFile(path.join(old, 'added.html'), 'added by hand');
  await writeFile(path.join(old, 'index.html.zst'), 'added by hand');
  const { ino } = statSync(old);
  await testSite.goLive(blog(7));

  expect(statSync(publicFolder(testSite.stores.dataDir)).ino).toBe(ino);
  expect(Object.keys((await liveTree()).files)).toContain('robots.txt');
  await expectAsFromNothing();
});

test('keeps the latest trees, because a host may be reading them', async () => {
  for (let number = 0; number <= 9; number += 1) await testSite.goLive(blog(number));
  const versions = await testSite.stores.registry.versions(5);
  const inodes = () => versions.map(({ id }) => statSync(path.join(folder, id)).ino);
  const before = inodes();
  await testSite.goLive(blog(10));
  expect(inodes()).toEqual(before);
});
