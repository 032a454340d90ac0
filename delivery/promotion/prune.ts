import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BlobHash } from '../blobs/blob-store.ts';
import { UNFINISHED } from '@site/api/database/durable-file.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import {
  EARLIER_VERSIONS,
  treesFolder,
  versionId,
  type SiteVersion,
} from '../versions/site-version.ts';
import type { Registry } from '../registry/registry.ts';
import type { PartName } from '../releases/release.ts';
import { releaseFolder, releasesFolder } from '../releases/release-store.ts';
import type { Stores } from '../stores/stores.ts';
import { blobsOfVersions } from './reached-blobs.ts';

/** Keep anything newer than this, in milliseconds, because a promotion in progress may need it. */
const GRACE_MS = 24 * 3_600_000;

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
    const plan = await planPruning(stores, live, isOld);
    if (dryRun) return plan.pruned;
    if (!(await registry.beginPruning({ fence, ...plan.forgotten }))) continue;
    try {
      // Listed again, because a blob may have been put again before promotions began to wait.
      const blobs = await unreachedBlobs(stores, plan.reached, isOld);
      await deletePruned(stores, { ...plan.pruned, blobs }, isOld);
    } finally {
      await registry.endPruning();
    }
    return plan.pruned;
  }
  throw new Error(`Gave up after ${MAX_ATTEMPTS} concurrent promotions. Try again.`);
}

/** What to delete, and the changes to the registry. */
type Plan = {
  pruned: Pruned;
  /** The blobs to keep. */
  reached: ReadonlySet<BlobHash>;
  forgotten: Omit<Parameters<Registry['beginPruning']>[0], 'fence'>;
};

async function planPruning(
  stores: Stores,
  live: SiteVersion | null,
  isOld: (moment: Date) => boolean,
): Promise<Plan> {
  const { dataDir, registry } = stores;
  const kept = await registry.versions(EARLIER_VERSIONS + 1);
  const pinned = await registry.pinnedVersions();
  const canary = await registry.canaries.running();
  const shown = [...pinned, ...(canary ? [canary.version] : [])];
  const versions = [...(live ? [live] : []), ...kept.map(({ version }) => version), ...shown];
  const trees = new Set([...kept.map(({ id }) => id), ...shown.map(versionId)]);
  const known = await knownReleases(stores, live, versions);
  const reached = await blobsOfVersions(stores, versions, { waysBack: WAYS_BACK });
  for (const { archive, isRequired } of known) {
    if (isRequired && archive !== null) reached.add(archive);
  }
  const releases = known
    .filter(({ isRequired, lastSeen }) => !isRequired && isOld(lastSeen))
    .map(({ name, id }) => ({ name, id }));
  const isUnfinished = (name: string) => name.endsWith(UNFINISHED);
  const unfinished = [
    ...(await oldIn(dataDir, isOld, isUnfinished)),
    ...(await oldIn(
      treesFolder(dataDir),
      isOld,
      (name) => !trees.has(name.split('-', 1)[0] ?? ''),
    )),
  ];
  for (const name of await registry.releasedParts()) {
    unfinished.push(...(await oldIn(releasesFolder(dataDir, name), isOld, isUnfinished)));
  }
  return {
    pruned: {
      blobs: await unreachedBlobs(stores, reached, isOld),
      releases,
      unfinished,
    },
    reached,
    forgotten: {
      releases,
      kept: {
        versions: kept.map(({ id }) => id),
        manifests: versions.flatMap(({ parts, siteFiles }) => [
          ...Object.values(parts).map(({ manifest }) => manifest),
          siteFiles,
        ]),
      },
    },
  };
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

type KnownRelease = {
  name: PartName;
  id: string;
  archive: BlobHash | null;
  isRequired: boolean;
  lastSeen: Date;
};

/** Returns all releases with files. Required ones are in use or can be rolled back to. */
async function knownReleases(
  { dataDir, registry }: Stores,
  live: SiteVersion | null,
  versions: readonly SiteVersion[],
): Promise<KnownRelease[]> {
  const found: KnownRelease[] = [];
  for (const name of await registry.releasedParts()) {
    const recorded = await registry.releases(name);
    const required = new Set([
      ...versions.map(({ parts }) => parts[name]?.release),
      ...(live?.parts[name]?.previous.slice(-WAYS_BACK) ?? []),
      recorded[0]?.id,
    ]);
    const here: readonly string[] = await readdir(releasesFolder(dataDir, name)).catch(() => []);
    for (const { id, releasedAt, archive } of recorded) {
      if (archive === null && !here.includes(id)) continue;
      found.push({ name, id, archive, isRequired: required.has(id), lastSeen: releasedAt });
    }
  }
  return found;
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
