import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolderDurably, writeDurably } from '@site/api/durable-file.ts';
import { type BlobHash, type BlobStore, unlessDamaged } from '../blobs/blob-store.ts';
import { encode, type Form, formsOf, isFormOf } from '../host/compressed-forms.ts';
import { exportTree } from '../host/export-tree.ts';
import { publishLive } from '../host/publish-live.ts';
import { linkedFolder, readTree, type ServedTree } from '../host/served-tree.ts';
import { composedFiles, openVersions, treeFiles } from '../host/tree-files.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { releaseReader, restoreRelease } from '../releases/fetch-release.ts';
import { packRelease } from '../releases/release-archive.ts';
import { damageOf, readRelease } from '../releases/release-store.ts';
import { partNamesIn } from '../releases/release.ts';
import type { Stores } from '../stores/stores.ts';
import { readData } from '../versions/read-version.ts';
import type { SiteVersion } from '../versions/site-version.ts';

/** Descriptions of what was repaired, and of what could not be. */
export type Repaired = { repaired: readonly string[]; lost: readonly string[] };

/** How to recreate a version's blobs. Blobs are content-addressed, so they must be identical to the lost ones. */
export type RepairSteps = {
  /** Stores the current configuration, list of sections and posts, which may be identical to those of the version. */
  putInputs: () => Promise<void>;
  /** Recomposes the version from its releases, configuration and posts. */
  compose: () => Promise<void>;
};

type Repair = (stores: Stores, version: SiteVersion, steps: RepairSteps) => Promise<Repaired>;

/** In order, because each repair needs what the previous ones provide. */
const repairs: readonly Repair[] = [
  repairReleases,
  repairBlobs(inputsOf, ({ putInputs }) => putInputs()),
  repairBlobs(postsOf, ({ putInputs }) => putInputs()),
  repairBlobs(manifestsOf, ({ compose }) => compose()),
  repairBlobs(filesOf, async ({ putInputs, compose }) => {
    await compose();
    // Pictures of posts may still be in their original folder.
    await putInputs();
  }),
  repairTree,
];

/** Repairs the live version: its inputs, its manifests and its tree. Ends at the first loss. */
export async function repairVersion(
  stores: Stores,
  version: SiteVersion,
  steps: RepairSteps,
): Promise<Repaired> {
  const repaired: string[] = [];
  for (const repair of repairs) {
    const found = await repair(stores, version, steps);
    repaired.push(...found.repaired);
    if (found.lost.length > 0) return { repaired, lost: found.lost };
  }
  await publishLive(stores);
  return { repaired, lost: [] };
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

/** Blobs, each with a description. */
type DescribedBlobs = readonly (readonly [string, BlobHash])[];

/** Returns a repair that recreates the listed blobs if one of them is damaged. */
function repairBlobs(
  list: (stores: Stores, version: SiteVersion) => DescribedBlobs | Promise<DescribedBlobs>,
  recreate: (steps: RepairSteps) => Promise<void>,
): Repair {
  return async (stores, version, steps) => {
    const { blobs } = stores;
    const damaged = await damagedOf(blobs, await list(stores, version));
    if (damaged.length === 0) return { repaired: [], lost: [] };
    // Remove damaged blobs; otherwise they would be considered stored.
    for (const [, hash] of damaged) await blobs.remove(hash);
    await recreate(steps);
    const lost = await damagedOf(blobs, damaged);
    const describe = ([what, hash]: DescribedBlobs[number]) => `${what}: blob ${hash}`;
    return {
      repaired: damaged.filter((each) => !lost.includes(each)).map(describe),
      lost: lost.map(describe),
    };
  };
}

function inputsOf(_stores: Stores, { config, sections, data }: SiteVersion): DescribedBlobs {
  return [
    ['the configuration', config],
    ...(sections === undefined ? [] : [['the list of sections', sections] as const]),
    ['the list of posts', data],
  ];
}

async function postsOf({ blobs }: Stores, { data }: SiteVersion): Promise<DescribedBlobs> {
  const { posts } = await readData(blobs, data);
  return posts.map(({ hash, overview }) => [`the post ${overview.blogId}`, hash]);
}

function manifestsOf(_stores: Stores, { parts, siteFiles }: SiteVersion): DescribedBlobs {
  const manifests = Object.entries(parts).map(
    ([name, { manifest }]) => [`the manifest of ${name}`, manifest] as const,
  );
  return [...manifests, ['the list of site-wide files', siteFiles]];
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

/**
 * Verifies the tree of the live version and what it was exported from, and writes damaged files again, each at once.
 * Exports the tree again if it is missing or its record is damaged. A file is lost if it cannot be read where it came
 * from.
 */
export async function repairTree(stores: Stores, version: SiteVersion): Promise<Repaired> {
  const open = await openVersions(stores, version);
  const { tree, isNew } = await readOrExport(stores, version, open);
  const repaired = isNew ? [tree.folder] : [];
  const lost: string[] = [];
  for (const [file, { hash, read }] of await treeFiles(stores, version, open)) {
    // An optional file that was gone at the export.
    if (!tree.files.has(file)) continue;
    const target = path.join(tree.folder, file);
    const bytes = await unlessDamaged(read());
    if (!bytes) {
      lost.push(target);
      continue;
    }
    const forms = await damagedForms(tree, file, hash);
    if (forms.length > 0) repaired.push(target);
    await makeFolderDurably(path.dirname(target));
    for (const form of forms) {
      await writeDurably(target + form, await encode(form, file, bytes), { mode: 0o444 });
    }
  }
  return { repaired, lost };
}

async function readOrExport(
  stores: Stores,
  version: SiteVersion,
  open: readonly SiteVersion[],
): Promise<{ tree: ServedTree; isNew: boolean }> {
  const served = linkedFolder(stores.dataDir, 'live');
  const hadTree = served !== null && existsSync(served);
  const folder = await exportTree(stores, version, open);
  try {
    return { tree: readTree(folder), isNew: !hadTree };
  } catch {
    await rm(path.dirname(folder), { recursive: true });
    return { tree: readTree(await exportTree(stores, version, open)), isNew: true };
  }
}

const MAX_CONCURRENT_READS = 8;

/** Compares every file of a tree with its hash. Returns the full paths of the damaged or missing ones. */
export async function damagedFiles(tree: ServedTree): Promise<string[]> {
  const damaged = await mapConcurrently(
    [...tree.files],
    MAX_CONCURRENT_READS,
    async ([file, hash]) =>
      (await damagedForms(tree, file, hash)).map((form) => path.join(tree.folder, file + form)),
  );
  return damaged.flat();
}

async function damagedForms({ folder }: ServedTree, file: string, hash: BlobHash): Promise<Form[]> {
  const damaged: Form[] = [];
  for (const form of formsOf(file)) {
    const bytes = await readFile(path.join(folder, file + form)).catch(() => null);
    if (!bytes || !(await isFormOf(form, bytes, hash))) damaged.push(form);
  }
  return damaged;
}
