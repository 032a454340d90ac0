import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { pack } from 'tar-stream';
import { hashOf } from '../blobs/blob-store.ts';
import { describe, type FakeRelease, filesOf } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { receiveRelease } from './receive-release.ts';
import { MAPS, type Release, releaseIdOf } from './release.ts';
import { packRelease } from './release-archive.ts';
import { releaseFolder, releasesFolder } from './release-store.ts';
import { fetchRelease, noteRelease } from './fetch-release.ts';

const blog: FakeRelease = {
  name: 'mfe-blog',
  pages: { '/blog': 'Words' },
  prefixes: ['/blog'],
  maps: { 'entry.js.map': 'first' },
};

const testSite = testSiteForEach();

/** A release built elsewhere. */
function built(fake: FakeRelease = blog) {
  const described = describe(fake);
  const files = filesOf(fake, described);
  for (const [file, text] of Object.entries(fake.maps ?? {})) files[`${MAPS}/${file}`] = text;
  const entry = createHash('sha384')
    .update(files['browser/entry.js'] ?? '')
    .digest('base64');
  return { release: { ...described, integrity: `sha384-${entry}` }, files };
}

async function receive(release: Release, files: Readonly<Record<string, string>>) {
  const archive = await packRelease(release, async (file) => Buffer.from(files[file] ?? ''));
  return receiveRelease(testSite.stores, 'mfe-blog', archive);
}

/** The release with one more file, under an id that fits. */
function withFile(release: Release, file: string): Release {
  const files = { ...release.files, [file]: hashOf('x') };
  return { ...release, files, id: releaseIdOf(release.name, files) };
}

const stored = () => readdir(releasesFolder(testSite.stores.dataDir, 'mfe-blog')).catch(() => []);

test('stores a release once, however often and concurrently it is sent, and restores it from its archive', async () => {
  const { release, files } = built();
  const received = await Promise.all([1, 2, 3].map(() => receive(release, files)));
  expect(received).toEqual(received.map(() => ({ kind: 'received', release })));
  expect(await stored()).toEqual([release.id]);

  const { stores } = testSite;
  await noteRelease(stores, release);
  const { archive } = (await stores.registry.releases('mfe-blog'))[0] ?? {};
  const other = { ...stores, dataDir: path.join(stores.dataDir, 'other') };
  expect(await fetchRelease(other, 'mfe-blog', release.id)).toEqual(release);
  const folder = releaseFolder(other.dataDir, 'mfe-blog', release.id);
  expect(await readFile(path.join(folder, 'maps/entry.js.map'), 'utf8')).toBe('first');
  // The same files have the same archive.
  await noteRelease(other, release);
  expect((await stores.registry.releases('mfe-blog'))[0]?.archive).toBe(archive);
});

test('keeps the source maps of a release when another build of the same scripts is sent', async () => {
  const { release, files } = built();
  await receive(release, files);
  const later = built({ ...blog, maps: { 'entry.js.map': 'later' } });
  expect(later.release.id).toBe(release.id);
  expect(await receive(later.release, later.files)).toMatchObject({ kind: 'received' });
  const folder = releaseFolder(testSite.stores.dataDir, 'mfe-blog', release.id);
  expect(await readFile(path.join(folder, 'maps/entry.js.map'), 'utf8')).toBe('first');
});

test.each(['../../registry.db', 'browser/page.html', 'release.json'])(
  'rejects a release with the file %j',
  async (file) => {
    const { release, files } = built();
    const received = await receive(withFile(release, file), { ...files, [file]: 'x' });
    expect(received).toMatchObject({ kind: 'wrong' });
    expect(await stored()).toEqual([]);
  },
);

test.each<[string, (release: Release) => Release, string]>([
  ['an id of other files', (release) => ({ ...release, id: 'b'.repeat(16) }), 'not bbbbbbbb'],
  ['another section', (release) => ({ ...release, name: 'mfe-home' }), 'the release id'],
  ['a missing entry', (release) => ({ ...release, entry: 'other.js' }), 'browser/other.js'],
  [
    'a revision with control characters',
    (release) => ({ ...release, gitRevision: 'a\u001b' }),
    'gitRevision',
  ],
  ['another integrity', (release) => ({ ...release, integrity: 'sha384-x' }), 'The integrity of'],
  [
    'an invalid description',
    (release) => ({ ...release, styles: ['../x'] }),
    'release.json: styles',
  ],
])('rejects a description with %s', async (_what, change, problem) => {
  const { release, files } = built();
  expect(await receive(change(release), files)).toEqual({
    kind: 'wrong',
    problems: expect.arrayContaining([expect.stringContaining(problem)]),
  });
  expect(await stored()).toEqual([]);
});

test('rejects a changed file, a truncated archive and a release of 10,000 files', async () => {
  const { release, files } = built();
  const changed = { ...files, 'browser/entry.js': 'other();' };
  expect(await receive(release, changed)).toEqual({
    kind: 'wrong',
    problems: ['browser/entry.js does not match its hash.'],
  });
  const archive = await packRelease(release, async (file) => Buffer.from(files[file] ?? ''));
  const half = archive.subarray(0, archive.length / 2);
  expect(await receiveRelease(testSite.stores, 'mfe-blog', half)).toEqual({
    kind: 'wrong',
    problems: ['The archive is damaged or incomplete.'],
  });
  const many = Array.from({ length: 10_000 }, (_, number) => [`browser/${number}.js`, hashOf('x')]);
  expect(await receive({ ...release, files: Object.fromEntries(many) }, files)).toEqual({
    kind: 'wrong',
    problems: ['A release may have 3000 files; this one has 10001.'],
  });
  expect(await stored()).toEqual([]);
});

test.each([
  ['lacks a listed file', ['browser/more.js'], [], 'The file browser/more.js is missing.'],
  ['has an unlisted file', [], ['browser/more.js'], 'browser/more.js is not in release.json.'],
])('rejects an archive that %s', async (_what, listed, packed, problem) => {
  const { release, files } = built();
  const description = listed.reduce(withFile, release);
  const archive = pack();
  archive.entry({ name: 'release.json' }, JSON.stringify(description));
  for (const name of [...Object.keys(files), ...packed])
    archive.entry({ name }, files[name] ?? 'x');
  archive.finalize();
  const bytes = gzipSync(await buffer(archive));
  expect(await receiveRelease(testSite.stores, 'mfe-blog', bytes)).toEqual({
    kind: 'wrong',
    problems: [problem],
  });
  expect(await stored()).toEqual([]);
});

test('replaces a damaged copy', async () => {
  const { release, files } = built();
  await receive(release, files);
  const folder = releaseFolder(testSite.stores.dataDir, 'mfe-blog', release.id);
  await writeFile(path.join(folder, 'browser/entry.js'), 'stealPasswords();');
  await receive(release, files);
  expect(await readFile(path.join(folder, 'browser/entry.js'), 'utf8')).toBe("start('mfe-blog');");
});

test('rejects another description of an existing release', async () => {
  const { release, files } = built();
  await receive(release, files);
  expect(await receive({ ...release, prefixes: ['/blog', '/school'] }, files)).toEqual({
    kind: 'wrong',
    problems: [expect.stringContaining('already exists with another description')],
  });
});
