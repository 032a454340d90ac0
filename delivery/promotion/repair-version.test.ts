import { chmod, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPostStore, storedPost } from '@site/api/posts/post-store.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { blobFile } from '../blobs/folder-blobs.ts';
import { type ComposedVersion, composeVersion } from '../compose/compose-version.ts';
import { hashOf, isIntact } from '../blobs/blob-store.ts';
import { linkedFolder, publicFolder } from '../host/served-tree.ts';
import { composedFiles } from '../host/tree-files.ts';
import { createRevision } from '../posts/post-revisions.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { openStores, type Stores } from '../stores/stores.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import type { FakeRelease } from '../testing/open-test-site.ts';
import { testSiteForEach } from '../testing/test-site-for-each.ts';
import { noPosts } from '../versions/data-revision.ts';
import { readData, readManifest, storeManifest } from '../versions/read-version.ts';
import { canonicalJson, type SiteVersion, treesFolder } from '../versions/site-version.ts';
import { repairVersion } from './repair-version.ts';
import { storeConfig } from './plan.ts';
import { rollBack, promote } from './promote.ts';

const home = (words: string): FakeRelease => ({
  name: 'mfe-home',
  pages: { '/': words, '/school': words },
  files: { 'browser/run.js': 'run();', 'assets/home/sun.svg': '<svg></svg>' },
});

const site = testSiteForEach({ name: 'shell' }, home('Words'));
let before: Readonly<Record<string, string>> = {};
const opened: Stores[] = [];

beforeEach(async () => {
  before = await site.publicTree();
});

afterEach(async () => {
  for (const { registry } of opened.splice(0)) await registry.close();
});

/** Reopens the stores like another process, with empty caches. */
async function openAgain(): Promise<Stores> {
  const { dataDir, startRenderer } = site.stores;
  const stores = await openStores(dataDir, { dialect: 'sqlite', file: '' });
  opened.push(stores);
  return { ...stores, ...(startRenderer && { startRenderer }) };
}

/** Repairs the live version as `npx site verify` does, and composes it at most once. */
async function repair(putInputs = async (_stores: Stores) => {}) {
  const stores = await openAgain();
  const version = await site.liveVersion();
  let composed: ComposedVersion | undefined;
  const outcome = await repairVersion(stores, version, {
    putInputs: () => putInputs(stores),
    compose: async () => {
      composed ??= await composeVersion(stores, version, { force: true });
    },
  });
  return { ...outcome, hasComposed: composed !== undefined };
}

type Damage = (file: string) => Promise<void>;

const changes: Damage = async (file) => {
  const bytes = await readFile(file);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  await chmod(file, 0o644);
  await writeFile(file, bytes);
};
const empties: Damage = async (file) => {
  await chmod(file, 0o644);
  await truncate(file);
};

/** Each manifest with a different damage. */
const damagedManifests: readonly [string, (version: SiteVersion) => string | undefined, Damage][] =
  [
    ['a changed manifest of a section', ({ parts }) => parts['mfe-home']?.manifest, changes],
    ['an empty manifest of the shell', ({ parts }) => parts.shell?.manifest, empties],
    ['a missing list of site files', ({ siteFiles }) => siteFiles, rm],
  ];

/** Damages a blob of the live version. Returns its file. */
async function spoil(
  hashIn: (version: SiteVersion) => string | undefined,
  damage: Damage,
): Promise<string> {
  const hash = hashIn(await site.liveVersion()) ?? '';
  await damage(blobFile(site.stores.blobs.place, hash));
  return `blob ${hash}`;
}

test('an intact version needs no repair', async () => {
  expect(await repair()).toEqual({ repaired: [], lost: [], hasComposed: false });
});

test.each(damagedManifests)('recomposes %s', async (_what, hashIn, damage) => {
  const blob = await spoil(hashIn, damage);
  expect(await repair()).toEqual({
    repaired: [expect.stringContaining(blob)],
    lost: [],
    hasComposed: true,
  });
  expect(await site.publicTree()).toEqual(before);
  expect(await repair()).toMatchObject({ repaired: [], lost: [] });
});

test('recreates a missing tree from blobs, without composing', async () => {
  await rm(treesFolder(site.stores.dataDir), { recursive: true });
  expect(await repair()).toMatchObject({
    repaired: [linkedFolder(site.stores.dataDir, 'live')],
    lost: [],
    hasComposed: false,
  });
  expect(await site.publicTree()).toEqual(before);
});

test.each([
  'index.html',
  'school/index.html.br',
  'registry.json.gz',
  'website/assets/home/sun.svg',
])('writes a damaged or missing %s of the tree again, in one step', async (file) => {
  const target = path.join(publicFolder(site.stores.dataDir), file);
  for (const damage of [changes, empties, rm]) {
    await damage(target);
    expect(await repair()).toMatchObject({
      repaired: [expect.stringContaining(file.replace(/\.(br|gz)$/, ''))],
      lost: [],
      hasComposed: false,
    });
    expect(await site.publicTree()).toEqual(before);
  }
});

test('exports a tree with a damaged record again', async () => {
  const tree = path.dirname(linkedFolder(site.stores.dataDir, 'live') ?? '');
  await writeFile(path.join(tree, 'tree.json'), '{');
  expect(await repair()).toMatchObject({ lost: [] });
  expect(await site.publicTree()).toEqual(before);
});

test.each(['assets/home/sun.svg', 'release.json'])(
  'restores %s of a release from its archive, or reports the release as lost',
  async (file) => {
    const { blobs, dataDir, registry } = site.stores;
    const id = (await site.liveVersion()).parts['mfe-home']?.release ?? '';
    const damaged = path.join(releaseFolder(dataDir, 'mfe-home', id), file);
    await changes(damaged);
    const what = `release ${id} of mfe-home`;
    expect(await repair()).toMatchObject({ repaired: [what], lost: [] });
    expect(await repair()).toMatchObject({ repaired: [], lost: [] });
    await changes(damaged);
    await blobs.remove((await registry.archiveOf('mfe-home', id)) ?? '');
    expect(await repair()).toMatchObject({ lost: [what] });
  },
);

test('packs a release again if its archive is damaged', async () => {
  const { blobs, registry } = site.stores;
  const id = (await site.liveVersion()).parts['mfe-home']?.release ?? '';
  const archive = (await registry.archiveOf('mfe-home', id)) ?? '';
  await changes(blobFile(blobs.place, archive));
  expect(await repair()).toMatchObject({ repaired: [`the archive of release ${id} of mfe-home`] });
  expect(await blobs.read(archive)).toBeInstanceOf(Buffer);
});

test('recomposes everything if the tree and blobs are lost', async () => {
  await rm(treesFolder(site.stores.dataDir), { recursive: true });
  await rm(path.join(site.stores.dataDir, 'blobs'), { recursive: true });
  const { lost } = await repair(async ({ blobs }) => {
    await blobs.put(Buffer.from(canonicalJson(configuredSite())));
    await blobs.put(Buffer.from(canonicalJson(noPosts)));
  });
  expect(lost).toEqual([]);
  expect(await site.publicTree()).toEqual(before);
});

test('recomposes lost pages and documents', async () => {
  const { blobs } = site.stores;
  const lost = await composedFiles(site.stores, await site.liveVersion());
  for (const { hash } of lost.values()) await blobs.remove(hash);
  expect(await repair()).toMatchObject({ lost: [], hasComposed: true });
  for (const { hash, read } of lost.values()) expect(hashOf(await read())).toBe(hash);
});

test('reports a changed configuration as lost, unless the current one is identical', async () => {
  const blob = await spoil(({ config }) => config, changes);
  expect(await repair()).toMatchObject({ lost: [`the configuration: ${blob}`] });
  const { repaired } = await repair(async ({ blobs }) => {
    await blobs.put(Buffer.from(canonicalJson(configuredSite())));
  });
  expect(repaired).toEqual([`the configuration: ${blob}`]);
});

describe('a post with a picture', () => {
  const picture = `${'0'.repeat(16)}-640.webp`;
  let database: DatabaseHandle;

  const takePosts = (stores: Stores) => createRevision(stores, database);

  beforeEach(async () => {
    const { dataDir } = site.stores;
    database = await openTestDatabase(dataDir);
    await createPostStore(database).put(
      storedPost({
        blogId: 'ears',
        title: 'Ears in winter',
        author: 'Asha Rao',
        thumbnail: `/website/assets/posts/${picture}`,
        description: '<p>Words</p>',
        updatedAt: 0,
      }),
      [{ name: picture, bytes: Buffer.from('Ears in winter, as a picture') }],
    );
    await promote(site.stores, { data: () => takePosts(site.stores) });
    before = await site.publicTree();
  });

  afterEach(() => database.close());

  const revision = async () => readData((await openAgain()).blobs, (await site.liveVersion()).data);

  test('is restored from the database if its blobs are damaged or missing', async () => {
    const { posts, pictures } = await revision();
    const damaged = [
      [(await site.liveVersion()).data, changes],
      [posts[0]?.hash, empties],
      [pictures[picture], rm],
    ] as const;
    for (const [hash, damage] of damaged) {
      await damage(blobFile(site.stores.blobs.place, hash ?? ''));
      const { repaired, lost } = await repair(async (stores) => void (await takePosts(stores)));
      expect(lost).toEqual([]);
      expect(repaired).toHaveLength(1);
    }
    expect(await site.publicTree()).toEqual(before);
  });

  test('is reported as lost if no copy of its picture is left', async () => {
    const { pictures } = await revision();
    await database.db.deleteFrom('post_pictures').execute();
    await changes(blobFile(site.stores.blobs.place, pictures[picture] ?? ''));
    const { lost } = await repair(async (stores) => void (await takePosts(stores)));
    expect(lost).toEqual([expect.stringContaining(picture)]);
  });
});

test('reports a manifest as lost if it composes differently, and the same releases can be promoted again', async () => {
  const version = await site.liveVersion();
  const part = version.parts['mfe-home'];
  if (!part) throw new Error('The home page is not live.');
  // Imitates a manifest of a newer composer.
  const { blobs } = site.stores;
  const known = await readManifest(blobs, part.manifest);
  const manifest = await storeManifest(blobs, { ...known, links: [...known.links, '/'] });
  const to = { ...version, parts: { ...version.parts, 'mfe-home': { ...part, manifest } } };
  const auditEntry = { what: 'promote mfe-home', details: [] };
  const from = await site.stores.registry.live();
  expect(await site.stores.registry.goLive({ from, to, auditEntry })).toBe(true);
  const blob = await spoil(({ parts }) => parts['mfe-home']?.manifest, rm);
  expect(await repair()).toMatchObject({ lost: [`the manifest of mfe-home: ${blob}`] });
  const stores = await openAgain();
  const parts = [{ name: 'mfe-home', id: part.release }] as const;
  expect(await promote(stores, { parts })).toMatchObject({ kind: 'shipped' });
  expect((await repair()).lost).toEqual([]);
});

test.each(damagedManifests)(
  'with %s, promotions and rollbacks still work, and promoting the same releases again repairs it',
  async (_what, hashIn, damage) => {
    const stores = await openAgain();
    const hash = hashIn(await site.liveVersion()) ?? '';
    await spoil(hashIn, damage);
    const config = await storeConfig(stores, configuredSite());
    expect(await promote(stores, { config })).toMatchObject({ kind: 'shipped' });
    expect(await isIntact(site.stores.blobs, hash)).toBe(true);
    await spoil(hashIn, damage);
    const other = await openAgain();
    const id = await site.lay(home('Newer words'));
    expect(await promote(other, { parts: [{ name: 'mfe-home', id }] })).toMatchObject({
      kind: 'shipped',
    });
    expect(await rollBack(other, 'mfe-home')).toMatchObject({ kind: 'shipped' });
    expect(await site.publicTree()).toEqual(before);
  },
);
