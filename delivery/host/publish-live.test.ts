import { chmod, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { blobFile } from '../blobs/folder-blobs.ts';
import { readRelease, releaseFolder } from '../releases/release-store.ts';
import { browserIdOf } from '../releases/release.ts';
import type { FakeRelease } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { treesFolder } from '../versions/site-version.ts';
import { publishLive } from './publish-live.ts';
import { linkedFolder, publicFolder, readTree } from './served-tree.ts';
import { damagedFiles } from '../promotion/repair-version.ts';

const blog = (words: string): FakeRelease => ({
  name: 'mfe-blog',
  prefixes: ['/blog'],
  pages: { '/blog': words },
  files: { 'browser/run.js': `run('${words}');`, 'assets/blog/sun.svg': '<svg></svg>' },
});

const testSite = testSiteForEach(
  { name: 'shell' },
  { name: 'mfe-home', pages: { '/': 'Home' } },
  blog('First'),
);

const served = () => {
  const folder = linkedFolder(testSite.stores.dataDir, 'live');
  if (folder === null) throw new Error('Nothing is served.');
  return readTree(folder);
};

const inode = async (file: string) =>
  (await stat(path.join(publicFolder(testSite.stores.dataDir), file))).ino;

async function scriptOf(file: string): Promise<string> {
  const id = (await testSite.liveVersion()).parts['mfe-blog']?.release ?? '';
  const release = await readRelease(testSite.stores.dataDir, 'mfe-blog', id);
  return `r/mfe-blog/${release && browserIdOf(release)}/${file}`;
}

test('exports every file of a version with compressed copies', async () => {
  const tree = served();
  const read = (file: string) => readFile(path.join(tree.folder, file));
  const page = await read('blog/index.html');
  expect(String(page)).toContain('<h1>First</h1>');
  expect(brotliDecompressSync(await read('blog/index.html.br'))).toEqual(page);
  expect(gunzipSync(await read('blog/index.html.gz'))).toEqual(page);
  expect(String(await read(await scriptOf('run.js')))).toBe("run('First');");
  expect(String(await read('website/assets/blog/sun.svg'))).toBe('<svg></svg>');
  expect(await damagedFiles(tree)).toEqual([]);
  const names = await readdir(tree.folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.relative(tree.folder, path.join(entry.parentPath, entry.name)));
  expect(files.toSorted()).toEqual([...tree.files.keys()].toSorted());
});

test('links what did not change, with its compressed copies, and writes the rest', async () => {
  const files = ['index.html', 'index.html.br', 'blog/index.html'];
  const before = await Promise.all(files.map(inode));
  await testSite.goLive(blog('Second'));
  const after = await Promise.all(files.map(inode));
  expect(after.map((ino, index) => ino === before[index])).toEqual([true, true, false]);
});

test('serves scripts of earlier versions to pages that are open, also after a rollback', async () => {
  const first = await scriptOf('run.js');
  await testSite.goLive(blog('Second'));
  const second = await scriptOf('run.js');
  await testSite.goLive(blog('First'));
  for (const [script, words] of [
    [first, "run('First');"],
    [second, "run('Second');"],
  ] as const) {
    expect(await testSite.readPublic(script)).toBe(words);
  }
});

test('does without a damaged script of an earlier version, but not of the live one', async () => {
  const { stores } = testSite;
  const early = await scriptOf('run.js');
  const id = (await testSite.liveVersion()).parts['mfe-blog']?.release ?? '';
  await testSite.goLive(blog('Second'));
  const later = await scriptOf('run.js');
  const archive = (await stores.registry.archiveOf('mfe-blog', id)) ?? '';
  await rm(path.join(releaseFolder(stores.dataDir, 'mfe-blog', id), 'browser/run.js'));
  await stores.blobs.remove(archive);
  await rm(treesFolder(stores.dataDir), { recursive: true });
  await publishLive(stores);
  expect(served().files.has(early)).toBe(false);
  expect(await testSite.readPublic(later)).toBe("run('Second');");

  const page = blobFile(stores.blobs.place, served().files.get('blog/index.html') ?? '');
  await chmod(page, 0o644);
  await writeFile(page, 'changed');
  await rm(treesFolder(stores.dataDir), { recursive: true });
  await expect(publishLive(stores)).rejects.toThrow('is damaged');
  expect(await readdir(treesFolder(stores.dataDir))).toEqual([]);
});

test('keeps the tree that was just replaced, and deletes it at the next promotion after a minute', async () => {
  const { dataDir } = testSite.stores;
  const first = path.dirname(served().folder);
  await testSite.goLive(blog('Second'));
  const second = path.dirname(served().folder);
  await testSite.goLive(blog('Third'));
  const trees = async () =>
    (await readdir(treesFolder(dataDir))).map((name) => path.join(treesFolder(dataDir), name));
  expect(await trees()).toEqual(expect.arrayContaining([first, second]));
  const long = new Date(Date.now() - 120_000);
  for (const tree of await trees()) await utimes(tree, long, long);
  const third = path.dirname(served().folder);
  await testSite.goLive(blog('Fourth'));
  expect((await trees()).toSorted()).toEqual([third, path.dirname(served().folder)].toSorted());
});
