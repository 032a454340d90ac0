import { type BlobHash, type BlobStore, unlessDamaged } from '../blobs/blob-store.ts';
import { publishLive } from '../host/check-out.ts';
import { type Repaired, repairTree } from '../host/repair-tree.ts';
import { partNamesIn } from '../releases/release.ts';
import { bringRelease } from '../releases/shared-release.ts';
import type { Stores } from '../stores.ts';
import { readData } from '../versions/read-version.ts';
import type { SiteVersion } from '../versions/site-version.ts';

/** How to make again what blobs of a version held. Nothing else is put in their place: a blob is its bytes. */
export type Remake = {
  /** Puts configuration, list of sections and posts as they are now, which may be as they were. */
  putInputs: () => Promise<void>;
  /** Composes the version from its releases, configuration and posts. */
  compose: () => Promise<void>;
};

/**
 * Repairs everything that the live version consists of: what it is made from, the manifests that say what its files are,
 * and its tree. Each is made from what was repaired before it, so the first loss ends the work. Gives what was repaired and
 * what is lost, in words with their files.
 */
export async function repairVersion(
  stores: Stores,
  version: SiteVersion,
  { putInputs, compose }: Remake,
): Promise<Repaired> {
  const { blobs } = stores;
  const repaired: string[] = [];
  const repair = async (named: Named, remake: () => Promise<void>) => {
    const damaged = await damagedOf(blobs, named);
    if (damaged.length === 0) return [];
    // Nobody puts again what seems to be there.
    for (const [, hash] of damaged) await blobs.remove(hash);
    await remake();
    const lost = await damagedOf(blobs, damaged);
    const inWords = ([what, hash]: Named[number]) => `${what}: ${blobs.fileOf(hash)}`;
    repaired.push(...damaged.filter((each) => !lost.includes(each)).map(inWords));
    return lost.map(inWords);
  };
  const steps: (() => Promise<readonly string[]>)[] = [
    () => lostReleases(stores, version),
    () => repair(inputsOf(version), putInputs),
    async () => repair(await postsOf(blobs, version), putInputs),
    () => repair(manifestsOf(version), compose),
    async () => {
      const tree = await repairTree(stores, version, compose);
      repaired.push(...tree.repaired);
      if (tree.lost.length === 0) return [];
      // Pictures of posts may be in the folder that they were published from.
      await putInputs();
      const again = await repairTree(stores, version);
      repaired.push(...again.repaired);
      return again.lost;
    },
  ];
  for (const step of steps) {
    const lost = await step();
    if (lost.length > 0) return { repaired, lost };
  }
  await publishLive(stores);
  return { repaired, lost: [] };
}

/** Blobs by what they are, for sentences to people. */
type Named = readonly (readonly [string, BlobHash])[];

function inputsOf({ config, sections, data }: SiteVersion): Named {
  return [
    ['the configuration', config],
    ...(sections === undefined ? [] : [['the list of sections', sections] as const]),
    ['the list of posts', data],
  ];
}

async function postsOf(blobs: BlobStore, { data }: SiteVersion): Promise<Named> {
  const { posts } = await readData(blobs, data);
  return posts.map(({ hash, overview }) => [`the post ${overview.blogId}`, hash]);
}

function manifestsOf({ parts, siteFiles }: SiteVersion): Named {
  const manifests = Object.entries(parts).map(
    ([name, { manifest }]) => [`the manifest of ${name}`, manifest] as const,
  );
  return [...manifests, ['the list of files of the whole site', siteFiles]];
}

async function damagedOf(blobs: BlobStore, named: Named): Promise<Named> {
  const damaged: Named[number][] = [];
  for (const each of named) {
    if ((await unlessDamaged(blobs.read(each[1]))) === null) damaged.push(each);
  }
  return damaged;
}

/** Releases whose folder or description is gone; without them nothing can be composed. */
async function lostReleases(stores: Stores, { parts }: SiteVersion): Promise<string[]> {
  const lost: string[] = [];
  for (const name of partNamesIn(parts)) {
    const id = parts[name]?.release;
    if (id === undefined || (await unlessDamaged(bringRelease(stores, name, id)))) continue;
    lost.push(`release ${id} of ${name}`);
  }
  return lost;
}
