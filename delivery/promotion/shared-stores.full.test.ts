import { PutObjectCommand } from '@aws-sdk/client-s3';
import { HOUR_MS } from '@site/kit/durations.ts';
import { isIntact } from '../blobs/blob-store.ts';
import { browserIdOf } from '../releases/release.ts';
import { createTestDatabase } from '@site/api/testing/test-postgres.ts';
import type { DatabaseConfig } from '@site/api/database/database-config.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BucketConfig, clientFor } from '../blobs/bucket-blobs.ts';
import { composeVersion } from '../compose/compose-version.ts';
import { followLive } from '../host/follow-live.ts';
import { publishLive } from '../host/publish-live.ts';
import { linkedFolder, publicFolder, readTree } from '../host/served-tree.ts';
import {
  describe as describeRelease,
  type FakeRelease,
  openTestSite,
  type TestSite,
} from '../testing/open-test-site.ts';
import { newBucket } from '../testing/start-swift.ts';
import { testSwift } from '../testing/test-swift.ts';
import { prune } from './prune.ts';
import { damagedFiles, repairTree, repairVersion } from './repair-version.ts';
import { openStores } from '../stores/stores.ts';
import { readSiteFiles } from '../versions/read-version.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import { rollBack, promote } from './promote.ts';
import { isCriticalSheet } from '../compose/site-addresses.ts';

const endpoint = testSwift();

const TWO_DAYS_MS = 48 * HOUR_MS;
const inTwoDays = { dryRun: false, now: () => Date.now() + TWO_DAYS_MS };

const onError = () => {};
const manifestsOf = (version: SiteVersion | null) =>
  Object.values(version?.parts ?? {}).map(({ manifest }) => manifest);

const shell: FakeRelease = { name: 'shell' };
const blog = (words: string): FakeRelease => ({
  name: 'mfe-blog',
  prefixes: ['/blog'],
  pages: { '/blog': words, '/blog/1': `${words} in one` },
  files: { 'assets/blog/sun.svg': `<svg>${words}</svg>` },
});

const describeMachines = endpoint === null ? describe.skip : describe;

let database: DatabaseConfig;
let bucket: BucketConfig;
let one: TestSite;
let other: TestSite;

/** Ships from one machine. The other has an empty disk. */
const shipFromOne = async () => {
  database = { dialect: 'postgres', url: await createTestDatabase() };
  bucket = newBucket(endpoint ?? '');
  one = await openTestSite({ database, bucket });
  await one.goLive(shell, blog('First words'));
};

const useOther = () => {
  beforeEach(async () => {
    other = await openTestSite({ database, bucket });
  });

  afterEach(async () => {
    await other.close();
  });
};

const liveOn = async (site: TestSite) => {
  const { version } = await site.stores.registry.live();
  if (!version) throw new Error('Nothing is live.');
  return version;
};

const heading = async (site: TestSite) =>
  /<h1>(.*?)<\/h1>/.exec(await site.readPublic('blog/index.html'))?.[1];

/** The same for every release that only changes words. */
const script = `r/mfe-blog/${browserIdOf(describeRelease(blog('First words')))}/entry.js`;

/** The public tree, with a script of a release. */
const wholeTree = async (site: TestSite) => ({
  files: await site.publicTree(),
  script: await site.readPublic(script),
});

/** The tree of a third machine that starts with an empty disk. */
const treeOfThird = async () => {
  const third = await openTestSite({ database, bucket });
  await publishLive(third.stores);
  const tree = await wholeTree(third);
  await third.close();
  return tree;
};

describeMachines('machines that share one PostgreSQL database and one bucket', () => {
  // These tests change no shared state, so they can all use one shipped site.
  beforeAll(shipFromOne);
  afterAll(async () => {
    await one.close();
  });
  useOther();

  test('a machine with an empty disk fetches identical files', async () => {
    await publishLive(other.stores);
    expect(await wholeTree(other)).toEqual(await wholeTree(one));
    expect(Object.keys(await other.publicTree())).toEqual(
      expect.arrayContaining(['blog/index.html.gz', 'website/assets/blog/sun.svg']),
    );
  });

  describe('a host that starts while the stores are unavailable', () => {
    /** The other machine's stores while the database is unreachable. */
    const alone = (): typeof other.stores => {
      const away = () => Promise.reject(new Error('The database is unreachable.'));
      const { registry, ...stores } = other.stores;
      return { ...stores, registry: { ...registry, fence: away, live: away, versions: away } };
    };

    test('serves its last version', async () => {
      const before = await followLive(other.stores, onError);
      await before.close();
      const troubles: unknown[] = [];
      const live = await followLive(alone(), (error) => troubles.push(error));
      expect(troubles).toEqual([new Error('The database is unreachable.')]);
      expect(live.cannotFollowSince()).not.toBeNull();
      expect(live.now()).toEqual(before.now());
      await live.close();
    });
  });

  test('repairs damaged pages and scripts from the bucket', async () => {
    const version = await liveOn(one);
    await publishLive(other.stores);
    const tree = await wholeTree(other);
    for (const file of ['blog/index.html', 'blog/index.html.gz', script]) {
      const inTree = path.join(publicFolder(other.stores.dataDir), file);
      await chmod(inTree, 0o644);
      await writeFile(inTree, 'changed');
    }
    const { repaired, lost } = await repairTree(other.stores, version);
    expect(lost).toEqual([]);
    expect(repaired).toHaveLength(2);
    const { files, script: again } = await wholeTree(other);
    expect(again).toBe(tree.script);
    expect(files).toEqual(tree.files);
    expect(await treeOfThird()).toEqual(tree);
  });
});

describeMachines('machines that promote with a shared PostgreSQL database and bucket', () => {
  beforeEach(shipFromOne);
  afterEach(async () => {
    await one.close();
  });
  useOther();

  test('recomposes a manifest that is damaged in the bucket, for all machines', async () => {
    await publishLive(one.stores);
    const tree = await wholeTree(one);
    const version = await liveOn(one);
    const client = clientFor(bucket);
    for (const hash of manifestsOf(version)) {
      const place = { Bucket: bucket.bucket, Key: bucket.prefix + hash };
      await client.send(new PutObjectCommand({ ...place, Body: 'changed' }));
    }
    await expect(publishLive(other.stores)).rejects.toThrow('is damaged');
    const { startRenderer } = one.stores;
    const opened = await openStores(one.stores.dataDir, database, { bucket });
    // Freshly opened stores have empty caches.
    const stores = { ...opened, ...(startRenderer && { startRenderer }) };
    const { repaired, lost } = await repairVersion(stores, version, {
      putInputs: async () => {},
      compose: async () => void (await composeVersion(stores, version, { force: true })),
    });
    await opened.registry.close();
    expect(lost).toEqual([]);
    expect(repaired).toHaveLength(manifestsOf(version).length);
    expect(await treeOfThird()).toEqual(tree);
  });

  test('a machine can promote and roll back another’s release without rendering twice', async () => {
    const id = await one.lay(blog('Second words'));
    const part = { name: 'mfe-blog', id } as const;
    expect(await promote(other.stores, { parts: [part] })).toMatchObject({ kind: 'shipped' });
    await publishLive(one.stores);
    expect(await heading(one)).toBe('Second words');
    expect(await rollBack(one.stores, 'mfe-blog')).toMatchObject({ rendered: 0 });
    await publishLive(other.stores);
    expect(await heading(other)).toBe('First words');
  });

  test('a machine with an empty disk serves scripts and style sheets of earlier versions', async () => {
    await one.goLive(blog('Second words'));
    await publishLive(other.stores);
    const tree = readTree(linkedFolder(other.stores.dataDir, 'live') ?? '');
    expect(await readFile(path.join(tree.folder, script), 'utf8')).toContain('start(');
    const sheets = [...tree.files.keys()].filter((file) => isCriticalSheet(`/${file}`));
    expect(sheets.length).toBeGreaterThan(0);
    expect(await damagedFiles(tree)).toEqual([]);
  });

  test('reuses a file list only if all its files exist', async () => {
    const first = await one.stores.registry.live();
    await one.goLive(blog('Second words'));
    const now = await one.stores.registry.live();
    const { blobs, registry } = other.stores;
    const siteFiles = first.version?.siteFiles ?? '';
    const gone = (await readSiteFiles(blobs, siteFiles))['/registry.json'] ?? '';
    // Keeps only the current version, but also the manifests of the first one.
    const kept = {
      versions: [String(now.id)],
      blobs: new Set([siteFiles, ...manifestsOf(first.version), ...manifestsOf(now.version)]),
    };
    await registry.beginPruning({ fence: now.fence, kept, releases: [] });
    await registry.endPruning();
    await blobs.remove(gone);
    expect(await one.goLive(blog('First words'))).toMatchObject({ kind: 'shipped' });
    expect((await registry.live()).version?.siteFiles).toBe(siteFiles);
    expect(await isIntact(blobs, gone)).toBe(true);
  });

  test('prunes unreferenced objects from the bucket, and lists them in a dry run', async () => {
    const never = await one.lay(blog('Never live'));
    await one.lay(blog('First words'));
    const before = (await one.stores.blobs.list()).length;
    const dry = await prune(other.stores, { ...inTwoDays, dryRun: true });
    expect((await one.stores.blobs.list()).length).toBe(before);
    expect(dry.releases).toEqual([{ name: 'mfe-blog', id: never }]);
    expect(dry.blobs.length).toBeGreaterThan(0);

    expect((await prune(other.stores, inTwoDays)).blobs.toSorted()).toEqual(dry.blobs.toSorted());
    expect((await one.stores.blobs.list()).length).toBe(before - dry.blobs.length);
    expect(await one.stores.registry.isBeingPruned()).toBe(false);
    expect(await treeOfThird()).toEqual(await wholeTree(one));
  });

  test('a promotion during a prune stores its blobs again', async () => {
    await one.goLive(blog('Second words'));
    await one.goLive(blog('First words'));
    // Forgets the version with the second words, so a prune deletes everything that only it references.
    const { id, version, fence } = await one.stores.registry.live();
    const kept = { versions: [String(id)], blobs: new Set(manifestsOf(version)) };
    await one.stores.registry.beginPruning({ fence, kept, releases: [] });
    await one.stores.registry.endPruning();
    const { blobs } = other.stores;
    let promoted: Promise<unknown> | undefined;
    const halfway: typeof other.stores = {
      ...other.stores,
      blobs: {
        ...blobs,
        async remove(hash) {
          promoted ??= one.goLive(blog('Second words'));
          // Gives the promotion time to reach the blobs that the prune is deleting.
          await new Promise((resolve) => setTimeout(resolve, 300));
          await blobs.remove(hash);
        },
      },
    };
    const pruned = await prune(halfway, inTwoDays);
    expect(pruned.blobs.length).toBeGreaterThan(0);
    expect(await promoted).toMatchObject({ kind: 'shipped' });
    expect(await treeOfThird()).toEqual(await wholeTree(one));
    await publishLive(one.stores);
    expect(await heading(one)).toBe('Second words');
  });

  test('prune checks again after a concurrent promotion', async () => {
    await one.lay(blog('Second words'));
    await one.lay(blog('First words'));
    const { blobs } = other.stores;
    let isFirst = true;
    const slow: typeof other.stores = {
      ...other.stores,
      blobs: {
        ...blobs,
        async list() {
          const listed = await blobs.list();
          if (isFirst) await one.goLive(blog('Second words'));
          isFirst = false;
          return listed;
        },
      },
    };
    await prune(slow, inTwoDays);
    await publishLive(other.stores);
    expect(await heading(other)).toBe('Second words');
  });
});
