import { type BlobHash, type BlobStore, unlessDamaged } from '../blobs/blob-store.ts';
import { publishLive } from '../host/publish-live.ts';
import { composedFiles } from '../host/tree-files.ts';
import { type Repaired, repairTree } from '../host/verify-tree.ts';
import { partNamesIn } from '../releases/release.ts';
import { packRelease } from '../releases/release-archive.ts';
import { damageOf, readRelease } from '../releases/release-store.ts';
import { releaseReader, restoreRelease } from '../releases/fetch-release.ts';
import type { Stores } from '../stores/stores.ts';
import { blobsOfManifest, readData } from '../versions/read-version.ts';
import type { SiteVersion } from '../versions/site-version.ts';

/** How to recreate a version's blobs. Blobs are content-addressed, so they must be identical to the lost ones. */
export type RepairSteps = {
  /** Stores the current configuration, list of sections and posts, which may be identical to those of the version. */
  putInputs: () => Promise<void>;
  /** Recomposes the version from its releases, configuration and posts. */
  compose: () => Promise<void>;
};

/**
 * Repairs the live version: its inputs, its manifests and its tree. Each step depends on the previous ones, so the
 * repair ends at the first loss. Returns descriptions of the repaired and lost items.
 */
export async function repairVersion(
  stores: Stores,
  version: SiteVersion,
  { putInputs, compose }: RepairSteps,
): Promise<Repaired> {
  const { blobs } = stores;
  const repaired: string[] = [];
  const repair = async (described: DescribedBlobs, recreate: () => Promise<void>) => {
    const damaged = await damagedOf(blobs, described);
    if (damaged.length === 0) return [];
    // Remove damaged blobs; otherwise they would be considered stored.
    for (const [, hash] of damaged) await blobs.remove(hash);
    await recreate();
    const lost = await damagedOf(blobs, damaged);
    const describe = ([what, hash]: DescribedBlobs[number]) => `${what}: blob ${hash}`;
    repaired.push(...damaged.filter((each) => !lost.includes(each)).map(describe));
    return lost.map(describe);
  };
  const steps: (() => Promise<readonly string[]>)[] = [
    async () => {
      const releases = await repairReleases(stores, version);
      repaired.push(...releases.repaired);
      return releases.lost;
    },
    () => repair(inputsOf(version), putInputs),
    async () => repair(await postsOf(blobs, version), putInputs),
    async () => repair(await manifestsOf(blobs, version), compose),
    async () =>
      repair(await filesOf(stores, version), async () => {
        await compose();
        // Pictures of posts may still be in their original folder.
        await putInputs();
      }),
    async () => {
      const tree = await repairTree(stores, version);
      repaired.push(...tree.repaired);
      return tree.lost;
    },
  ];
  for (const step of steps) {
    const lost = await step();
    if (lost.length > 0) return { repaired, lost };
  }
  await publishLive(stores);
  return { repaired, lost: [] };
}

/** Blobs, each with a description. */
type DescribedBlobs = readonly (readonly [string, BlobHash])[];

function inputsOf({ config, sections, data }: SiteVersion): DescribedBlobs {
  return [
    ['the configuration', config],
    ...(sections === undefined ? [] : [['the list of sections', sections] as const]),
    ['the list of posts', data],
  ];
}

async function postsOf(blobs: BlobStore, { data }: SiteVersion): Promise<DescribedBlobs> {
  const { posts } = await readData(blobs, data);
  return posts.map(({ hash, overview }) => [`the post ${overview.blogId}`, hash]);
}

async function manifestsOf(
  blobs: BlobStore,
  { parts, siteFiles }: SiteVersion,
): Promise<DescribedBlobs> {
  const manifests = Object.entries(parts).map(async ([name, { manifest }]) => {
    const hashes = (await unlessDamaged(blobsOfManifest(blobs, manifest))) ?? [manifest];
    return hashes.map((hash) => [`the manifest of ${name}`, hash] as const);
  });
  return [...(await Promise.all(manifests)).flat(), ['the list of site-wide files', siteFiles]];
}

/** The pages, documents and pictures of a version. */
async function filesOf(stores: Stores, version: SiteVersion): Promise<DescribedBlobs> {
  return [...(await composedFiles(stores, version))].map(([file, { hash }]) => [file, hash]);
}

async function damagedOf(blobs: BlobStore, described: DescribedBlobs): Promise<DescribedBlobs> {
  const damaged: DescribedBlobs[number][] = [];
  for (const each of described) {
    if ((await unlessDamaged(blobs.read(each[1]))) === null) damaged.push(each);
  }
  return damaged;
}

/** Restores releases from their archives, and archives from their releases. */
async function repairReleases(stores: Stores, { parts }: SiteVersion): Promise<Repaired> {
  const { dataDir, blobs, registry } = stores;
  const repaired: string[] = [];
  const lost: string[] = [];
  for (const name of partNamesIn(parts)) {
    const id = parts[name]?.release ?? '';
    const what = `release ${id} of ${name}`;
    const hash = await registry.archiveOf(name, id);
    const archive = hash === null ? null : await unlessDamaged(blobs.read(hash));
    const here = await readRelease(dataDir, name, id);
    const isIntact = here !== null && (await damageOf(dataDir, here)).length === 0;
    if (isIntact && hash !== null && archive === null) {
      await blobs.remove(hash);
      const stored = await blobs.put(await packRelease(here, releaseReader(dataDir, here)));
      (stored === hash ? repaired : lost).push(`the archive of ${what}`);
    } else if (!isIntact) {
      const restored = archive && (await restoreRelease(stores, name, id));
      (restored ? repaired : lost).push(what);
    }
  }
  return { repaired, lost };
}
