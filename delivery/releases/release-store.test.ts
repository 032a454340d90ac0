import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { describe } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { damageOf, placeRelease, readRelease, releaseFolder } from './release-store.ts';

const testSite = testSiteForEach();
let dataDir = '';

beforeEach(async () => {
  ({ dataDir } = testSite.stores);
});

const blog = { name: 'mfe-blog', pages: { '/blog': 'Words' } } as const;
const fileOf = (id: string, file: string) =>
  path.join(releaseFolder(dataDir, 'mfe-blog', id), file);

test('reads a release’s description, and returns null for a missing release', async () => {
  expect(await readRelease(dataDir, 'mfe-blog', 'a'.repeat(16))).toBeNull();
  const id = await testSite.lay(blog);
  expect(await readRelease(dataDir, 'mfe-blog', id)).toEqual(describe(blog));
});

test('treats a release with a damaged or mismatched description as missing', async () => {
  const id = await testSite.lay(blog);
  const file = fileOf(id, 'release.json');
  for (const text of [
    JSON.stringify({ name: 'mfe-blog', id, entry: '../../elsewhere.js' }),
    '{"name":',
    '',
    JSON.stringify(describe({ name: 'mfe-home' })),
  ]) {
    await writeFile(file, text);
    expect(await readRelease(dataDir, 'mfe-blog', id)).toBeNull();
  }
});

test('replaces a damaged release, and keeps an intact one', async () => {
  const id = await testSite.lay(blog);
  const built = path.join(dataDir, 'built');
  for (const damaged of ['release.json', 'browser/entry.js']) {
    await cp(releaseFolder(dataDir, 'mfe-blog', id), built, { recursive: true });
    await writeFile(fileOf(id, damaged), '');
    await placeRelease(dataDir, describe(blog), built);
    expect(await readRelease(dataDir, 'mfe-blog', id)).toEqual(describe(blog));
    expect(await damageOf(dataDir, describe(blog))).toEqual([]);
  }
  await mkdir(built);
  await placeRelease(dataDir, describe(blog), built);
  expect(await damageOf(dataDir, describe(blog))).toEqual([]);
});

test('lists every missing or modified file of a release, and gives the same files the same id', async () => {
  const id = await testSite.lay(blog);
  expect(describe({ ...blog, builtAt: '2030-01-01T00:00:00.000Z' }).id).toBe(id);
  expect(await damageOf(dataDir, describe(blog))).toEqual([]);
  await writeFile(fileOf(id, 'browser/entry.js'), 'other();');
  await rm(fileOf(id, 'browser/styles.css'));
  expect((await damageOf(dataDir, describe(blog))).toSorted()).toEqual([
    `Release ${id} of mfe-blog: browser/entry.js was changed after the release.`,
    `Release ${id} of mfe-blog: missing file browser/styles.css.`,
  ]);
});

test('reports a changed list of files', async () => {
  await testSite.lay(blog);
  const release = describe(blog);
  const files = { ...release.files, 'browser/more.js': 'a'.repeat(64) };
  expect(await damageOf(dataDir, { ...release, files })).toEqual([
    `Release ${release.id} of mfe-blog: its list of files was changed.`,
  ]);
});

test('records the later commit if it produces the same files', async () => {
  await testSite.lay({ ...blog, gitRevision: 'aaa111-dirty' });
  const known = describe({ ...blog, gitRevision: 'aaa111-dirty' });
  const again = { ...known, gitRevision: 'bbb222', builtAt: '2030-01-01T00:00:00.000Z' };
  expect(await placeRelease(dataDir, again, path.join(dataDir, 'built'))).toEqual({
    ...known,
    gitRevision: 'bbb222',
  });
  expect(await readRelease(dataDir, 'mfe-blog', known.id)).toMatchObject({ gitRevision: 'bbb222' });
});
