import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@site/kit/durations.ts';
import type { BlobHash } from '../blobs/blob-store.ts';
import { UNFINISHED } from '@site/api/durable-file.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import {
  EARLIER_VERSIONS,
  treesFolder,
  versionId,
  type SiteVersion,
} from '../versions/site-version.ts';
import type { Kept } from '../registry/pruning.ts';
import type { PartName } from '../releases/release.ts';
import { releaseFolder, releasesFolder } from '../releases/release-store.ts';
import type { Stores } from '../stores/stores.ts';
import { readData, readManifest, readSiteFiles } from '../versions/read-version.ts';

/** Keep anything newer than this, in milliseconds, because a promotion in progress may need it. */
const GRACE_MS = DAY_MS;

/** How many releases of a part to keep for rollbacks. */
const WAYS_BACK = 10;

export type Pruned = {
  blobs: readonly BlobHash[];
  releases: readonly { name: PartName; id: string }[];
  /** Partial files of killed programs, and trees that never went live. */
  unfinished: readonly string[];
};

/** Maximum number of attempts in case of concurrent promotions. */
const MAX_ATTEMPTS = 20;

/** How many blobs to delete before extending the lease. */
const BATCH = 50;

/**
 * Deletes everything that no version needs any more. Keeps the live version, earlier ones whose pages may still be
 * open, active previews, running canaries, and releases and configurations to roll back to. With `dryRun`, deletes
 * nothing.
 *
 * Promotions wait meanwhile. One that was in progress starts again, because this moves the live pointer's fence.
 */
export async function prune(
  stores: Stores,
  { dryRun, now = Date.now }: { dryRun: boolean; now?: () => number },
): Promise<Pruned> {
  const { registry } = stores;
  const isOld = (moment: Date) => now() - moment.getTime() > GRACE_MS;
  for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts += 1) {
    await registry.whenNotPruned();
    // Read the pointer first, so that any later promotion moves it.
    const { fence, version: live } = await registry.live();
    const { kept, pruned } = await planPruning(stores, live, isOld);
    if (dryRun) return pruned;
    if (!(await registry.beginPruning({ fence, kept, releases: pruned.releases }))) continue;
    try {
      // Listed again, because a blob may have been put again before promotions began to wait.
      const blobs = await unreachedBlobs(stores, kept.blobs, isOld);
      await deletePruned(stores, { ...pruned, blobs }, isOld);
    } finally {
      await registry.endPruning();
    }
    return pruned;
  }
  throw new Error(`Gave up after ${MAX_ATTEMPTS} concurrent promotions. Try again.`);
}

/** What to delete, and what to keep. */
type Plan = { pruned: Pruned; kept: Kept };

async function planPruning(
  stores: Stores,
  live: SiteVersion | null,
  isOld: (moment: Date) => boolean,
): Promise<Plan> {
  const { dataDir, registry } = stores;
  const recent = await registry.versions(EARLIER_VERSIONS + 1);
  const canary = await registry.canaries.running();
  const shown = [...(await registry.pinnedVersions()), ...(canary ? [canary.version] : [])];
  const versions = [...(live ? [live] : []), ...recent.map(({ version }) => version), ...shown];
  const trees = new Set([...recent.map(({ id }) => id), ...shown.map(versionId)]);
  const blobs = await blobsOfVersions(stores, versions);
  const releases: { name: PartName; id: string }[] = [];
  const isUnfinished = (name: string) => name.endsWith(UNFINISHED);
  const isUnknownTree = (name: string) => !trees.has(name.split('-', 1)[0] ?? '');
  const unfinished = [
    ...(await oldIn(dataDir, isOld, isUnfinished)),
    ...(await oldIn(treesFolder(dataDir), isOld, isUnknownTree)),
  ];
  for (const name of await registry.releasedParts()) {
    const folder = releasesFolder(dataDir, name);
    const here: readonly string[] = await readdir(folder).catch(() => []);
    const recorded = await registry.releases(name);
    const required = new Set([
      ...versions.map(({ parts }) => parts[name]?.release),
      ...(live?.parts[name]?.previous.slice(-WAYS_BACK) ?? []),
      recorded[0]?.id,
    ]);
    for (const { id, releasedAt, archive } of recorded) {
      if (required.has(id)) {
        if (archive !== null) blobs.add(archive);
      } else if (isOld(releasedAt) && (archive !== null || here.includes(id))) {
        releases.push({ name, id });
      }
    }
    unfinished.push(...(await oldIn(folder, isOld, isUnfinished)));
  }
  return {
    pruned: { blobs: await unreachedBlobs(stores, blobs, isOld), releases, unfinished },
    kept: { versions: recent.map(({ id }) => id), blobs },
  };
}

/** Returns all blobs that versions refer to, except those of releases. */
async function blobsOfVersions(
  { blobs }: Stores,
  versions: readonly SiteVersion[],
): Promise<Set<BlobHash>> {
  const reached = new Set<BlobHash>();
  /** Adds a blob. Returns `false` if it is already there, and so is everything that it lists. */
  const isNew = (hash: BlobHash) => !reached.has(hash) && Boolean(reached.add(hash));
  const addAll = (hashes: readonly BlobHash[]) => hashes.forEach((hash) => reached.add(hash));
  for (const { parts, sections, config, previousConfigs, data, siteFiles } of versions) {
    addAll([config, ...previousConfigs.slice(-WAYS_BACK), ...(sections ? [sections] : [])]);
    if (isNew(siteFiles)) addAll(Object.values(await readSiteFiles(blobs, siteFiles)));
    if (isNew(data)) {
      const { posts, pictures } = await readData(blobs, data);
      addAll([...posts.map(({ hash }) => hash), ...Object.values(pictures)]);
    }
    for (const { manifest } of Object.values(parts)) {
      if (!isNew(manifest)) continue;
      const { pages, files } = await readManifest(blobs, manifest);
      addAll(Object.values(pages).flatMap(({ hash, fragment }) => [hash, fragment]));
      addAll(Object.values(files));
    }
  }
  return reached;
}

async function unreachedBlobs(
  { blobs }: Stores,
  reached: ReadonlySet<BlobHash>,
  isOld: (moment: Date) => boolean,
): Promise<BlobHash[]> {
  const listed = await blobs.list();
  return listed
    .filter(({ hash, putAt }) => !reached.has(hash) && isOld(putAt))
    .map(({ hash }) => hash);
}

async function deletePruned(
  { dataDir, blobs, registry }: Stores,
  { blobs: hashes, releases, unfinished }: Pruned,
  isOld: (moment: Date) => boolean,
): Promise<void> {
  for (let start = 0; start < hashes.length; start += BATCH) {
    if (!(await registry.extendPruning())) throw new Error('Pruning took too long. Try again.');
    await mapConcurrently(hashes.slice(start, start + BATCH), BATCH, blobs.remove);
  }
  for (const { name, id } of releases) {
    const record = (await registry.releases(name)).find((each) => each.id === id);
    // It was released again meanwhile.
    if (record && !isOld(record.releasedAt)) continue;
    await rm(releaseFolder(dataDir, name, id), { recursive: true, force: true });
  }
  for (const file of unfinished) await rm(file, { recursive: true, force: true });
}

async function oldIn(
  folder: string,
  isOld: (moment: Date) => boolean,
  matches: (name: string) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if (matches(name) && isOld((await stat(file)).mtime)) found.push(file);
  }
  return found;
}
