import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BlobHash } from '../blobs/blob-store.ts';
import { UNFINISHED } from '../blobs/write-whole.ts';
import { EARLIER_VERSIONS, treesFolder } from '../host/check-out.ts';
import { type PartName, partNames } from '../releases/release.ts';
import { releaseFolder } from '../releases/release-store.ts';
import type { Stores } from '../stores.ts';
import { readData, readManifest, readSiteFiles } from '../versions/read-version.ts';
import type { SiteVersion } from '../versions/site-version.ts';

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

/**
 * Throws away what no version reaches any more: the live one, those before it whose pages may still be open, and the
 * releases and configurations that can be gone back to. With `dryRun` nothing is thrown away.
 */
export async function prune(
  stores: Stores,
  { dryRun, now = Date.now() }: { dryRun: boolean; now?: number },
): Promise<Pruned> {
  const { dataDir, blobs, registry } = stores;
  const kept = await registry.versions(EARLIER_VERSIONS + 1);
  const versions = kept.map(({ version }) => version);
  const { version: live } = await registry.live();
  const reached = await blobsOf(stores, live ? [live, ...versions] : versions);
  const isOld = (moment: Date) => now - moment.getTime() > GRACE_MS;

  const all = await blobs.list();
  const unreached = all
    .filter(({ hash, putAt }) => !reached.has(hash) && isOld(putAt))
    .map(({ hash }) => hash);
  const releases = await unreachedReleases(stores, live, versions, isOld);
  const unfinished = [
    ...(await oldIn(dataDir, isOld, (name) => name.endsWith(UNFINISHED))),
    ...(await oldIn(treesFolder(dataDir), isOld, (name) => !kept.some(({ id }) => id === name))),
  ];
  if (!dryRun) {
    const manifests = versions.flatMap(({ parts, siteFiles }) => [
      ...Object.values(parts).map(({ manifest }) => manifest),
      siteFiles,
    ]);
    // First what leads to blobs, so that nothing that is known leads nowhere.
    await registry.forget({ versions: kept.map(({ id }) => id), manifests });
    for (const hash of unreached) await blobs.remove(hash);
    for (const { name, id } of releases) {
      await rm(releaseFolder(dataDir, name, id), { recursive: true, force: true });
    }
    for (const file of unfinished) await rm(file, { recursive: true, force: true });
  }
  return { blobs: unreached, releases, unfinished };
}

/** Every blob that versions say something with. */
async function blobsOf(
  { blobs }: Stores,
  versions: readonly SiteVersion[],
): Promise<ReadonlySet<BlobHash>> {
  const reached = new Set<BlobHash>();
  for (const { parts, config, previousConfigs, data, siteFiles } of versions) {
    for (const hash of [config, ...previousConfigs.slice(-WAYS_BACK)]) reached.add(hash);
    if (!reached.has(siteFiles)) {
      reached.add(siteFiles);
      for (const hash of Object.values(await readSiteFiles(blobs, siteFiles))) reached.add(hash);
    }
    if (!reached.has(data)) {
      reached.add(data);
      const { posts, pictures } = await readData(blobs, data);
      for (const { hash } of posts) reached.add(hash);
      for (const hash of Object.values(pictures)) reached.add(hash);
    }
    for (const { manifest } of Object.values(parts)) {
      if (reached.has(manifest)) continue;
      reached.add(manifest);
      const { pages, files } = await readManifest(blobs, manifest);
      for (const { hash } of Object.values(pages)) reached.add(hash);
      for (const hash of Object.values(files)) reached.add(hash);
    }
  }
  return reached;
}

async function unreachedReleases(
  { dataDir, registry }: Stores,
  live: SiteVersion | null,
  versions: readonly SiteVersion[],
  isOld: (moment: Date) => boolean,
): Promise<{ name: PartName; id: string }[]> {
  const unreached: { name: PartName; id: string }[] = [];
  for (const name of partNames) {
    const wanted = new Set([
      ...versions.map(({ parts }) => parts[name]?.release),
      ...(live?.parts[name]?.previous.slice(-WAYS_BACK) ?? []),
      live?.parts[name]?.release,
      (await registry.releases(name))[0]?.id,
    ]);
    const folder = path.join(dataDir, 'releases', name);
    for (const id of await readdir(folder).catch(() => [])) {
      const { mtime } = await stat(path.join(folder, id));
      if (!wanted.has(id) && isOld(mtime)) unreached.push({ name, id });
    }
  }
  return unreached;
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
