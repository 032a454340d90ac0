import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BlobHash } from '../blobs/blob-store.ts';
import { UNFINISHED } from '@site/api/database/durable-file.ts';
import { sheetCacheFolder } from '../compose/critical-css/sheet-cache.ts';
import { mapConcurrently } from '../compose/map-concurrently.ts';
import { EARLIER_VERSIONS } from '../versions/earlier-versions.ts';
import type { Registry } from '../registry/registry.ts';
import type { PartName } from '../releases/release.ts';
import { releaseFolder, releasesFolder } from '../releases/release-store.ts';
import type { Stores } from '../stores.ts';
import { type SiteVersion, treesFolder, versionId } from '../versions/site-version.ts';
import { blobsOfReleases, blobsOfVersions } from './reached-blobs.ts';

/** What nobody reached lately is left alone for so long, in milliseconds: somebody may just be shipping it. */
const GRACE_MS = 24 * 3_600_000;

/** How many releases of a part stay to go back to, besides those of the versions that stay. */
const WAYS_BACK = 10;

/** What was, or would be, thrown away. */
export type Pruned = {
  blobs: readonly BlobHash[];
  releases: readonly { name: PartName; id: string }[];
  /** What programs that were ended had begun to write, and trees that never went live. */
  unfinished: readonly string[];
};

/** How often it is begun anew because others shipped meanwhile, before it is given up. */
const MOST_TRIES = 20;

/** How many blobs are thrown away before it is looked again whether they are still ours to throw away. */
const BATCH = 50;

/**
 * Throws away what no version reaches any more: the live one, those before it whose pages may still be open, previews
 * that have not ended, the canaries that run, and the releases and configurations that can be gone back to. With `dryRun` nothing is thrown
 * away.
 *
 * Blobs are marked for deletion first, in one transaction with the fence of the live pointer. So a version that others
 * are making meanwhile either is live before, and what it needs stays, or is made again, and waits until what it needs is
 * deleted before it stores it again (`registry/wait-until-deleted.ts`).
 */
export async function prune(
  stores: Stores,
  { dryRun, now = Date.now }: { dryRun: boolean; now?: () => number },
): Promise<Pruned> {
  const { registry } = stores;
  const isOld = (moment: Date) => now() - moment.getTime() > GRACE_MS;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // Before anything is looked at: whoever ships after this moves the pointer.
    const { fence, version: live } = await registry.live();
    const plan = await planned(stores, live, isOld);
    if (dryRun) return plan.pruned;
    if (!(await registry.markForDeletion({ fence, ...plan.deletion }))) continue;
    await throwAway(stores, plan.pruned, isOld);
    // A cache: what was not written lately is made again when it is needed.
    const sheets = sheetCacheFolder(stores.dataDir);
    await removeAll(await oldIn(sheets, isOld, () => true));
    return plan.pruned;
  }
  throw new Error(`Others shipped ${MOST_TRIES} times meanwhile. Try again.`);
}

/** What is to be thrown away, and what the registry has to know of it. */
type Plan = {
  pruned: Pruned;
  deletion: Omit<Parameters<Registry['markForDeletion']>[0], 'fence'>;
};

async function planned(
  stores: Stores,
  live: SiteVersion | null,
  isOld: (moment: Date) => boolean,
): Promise<Plan> {
  const { dataDir, blobs, registry } = stores;
  const kept = await registry.versions(EARLIER_VERSIONS + 1);
  const pinned = await registry.pinnedVersions();
  const canaries = await registry.canaries.running();
  const shown = [...pinned, ...canaries.map(({ version }) => version)];
  const versions = [...(live ? [live] : []), ...kept.map(({ version }) => version), ...shown];
  const trees = new Set([...kept.map(({ id }) => id), ...shown.map(versionId)]);
  const known = await knownReleases(stores, live, versions);
  const reached = await blobsOfVersions(stores, versions, { waysBack: WAYS_BACK });
  for (const hash of await blobsOfReleases(
    stores,
    known.filter(({ isWanted }) => isWanted),
  )) {
    reached.add(hash);
  }
  const unreached = (await blobs.list())
    .filter(({ hash, putAt }) => !reached.has(hash) && isOld(putAt))
    .map(({ hash }) => hash);
  const releases = known
    .filter(({ isWanted, lastSeen }) => !isWanted && isOld(lastSeen))
    .map(({ name, id }) => ({ name, id }));
  const isUnfinished = (name: string) => name.endsWith(UNFINISHED);
  const unfinished = [
    ...(await oldIn(dataDir, isOld, isUnfinished)),
    ...(await oldIn(treesFolder(dataDir), isOld, (name) => !trees.has(name))),
  ];
  for (const name of await registry.releasedParts()) {
    unfinished.push(...(await oldIn(releasesFolder(dataDir, name), isOld, isUnfinished)));
  }
  return {
    pruned: {
      // A program that was killed may have marked blobs and not deleted them.
      blobs: [...new Set([...(await registry.markedForDeletion()), ...unreached])],
      releases,
      unfinished,
    },
    deletion: {
      blobs: unreached,
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

async function throwAway(
  { dataDir, blobs, registry }: Stores,
  { blobs: hashes, releases, unfinished }: Pruned,
  isOld: (moment: Date) => boolean,
): Promise<void> {
  for (let start = 0; start < hashes.length; start += BATCH) {
    // Whoever waited too long for us may have put them anew.
    const marked = new Set(await registry.markedForDeletion());
    const batch = hashes.slice(start, start + BATCH).filter((hash) => marked.has(hash));
    await mapConcurrently(batch, BATCH, async (hash) => {
      // Whoever releases puts what is there already as if it were new, and does not move the pointer.
      const putAt = await blobs.putAt(hash);
      if (putAt && isOld(putAt)) await blobs.remove(hash);
    });
    await registry.unmark(batch);
  }
  for (const { name, id } of releases) {
    await rm(releaseFolder(dataDir, name, id), { recursive: true, force: true });
  }
  await removeAll(unfinished);
}

async function removeAll(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { recursive: true, force: true });
}

type KnownRelease = { name: PartName; id: string; isWanted: boolean; lastSeen: Date };

/** The releases of this machine, and those that are shared; wanted are those that versions have or can go back to. */
async function knownReleases(
  { dataDir, registry }: Stores,
  live: SiteVersion | null,
  versions: readonly SiteVersion[],
): Promise<KnownRelease[]> {
  const found: KnownRelease[] = [];
  for (const name of await registry.releasedParts()) {
    const noted = await registry.releases(name);
    const wanted = new Set([
      ...versions.map(({ parts }) => parts[name]?.release),
      ...(live?.parts[name]?.previous.slice(-WAYS_BACK) ?? []),
      noted[0]?.id,
    ]);
    const lastSeen = new Map<string, Date>();
    for (const { id, releasedAt, isShared } of noted) if (isShared) lastSeen.set(id, releasedAt);
    const folder = releasesFolder(dataDir, name);
    for (const id of await readdir(folder).catch(() => [])) {
      if (id.endsWith(UNFINISHED)) continue;
      const { mtime } = await stat(path.join(folder, id));
      if (mtime > (lastSeen.get(id) ?? new Date(0))) lastSeen.set(id, mtime);
    }
    for (const [id, moment] of lastSeen) {
      found.push({ name, id, isWanted: wanted.has(id), lastSeen: moment });
    }
  }
  return found;
}

async function oldIn(
  folder: string,
  isOld: (moment: Date) => boolean,
  isMeant: (name: string) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if (isMeant(name) && isOld((await stat(file)).mtime)) found.push(file);
  }
  return found;
}
