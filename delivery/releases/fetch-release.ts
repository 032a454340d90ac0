import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlobHash } from '../blobs/blob-store.ts';
import type { Stores } from '../stores/stores.ts';
import { type PartName, partNamesIn, type Release } from './release.ts';
import { placeRelease, readRelease, releaseFolder } from './release-store.ts';

/** Archives are read on demand, because most releases are unpacked already. */
const archives = () => import('./release-archive.ts');

/** Stores the archive of a release in this machine's data folder, and records that it was released. */
export async function noteRelease(stores: Stores, release: Release): Promise<void> {
  const { packRelease } = await archives();
  const archive = await packRelease(release, releaseReader(stores.dataDir, release));
  await stores.registry.noteRelease(release.name, release.id, await putForLater(stores, archive));
}

/**
 * Puts a blob that no version needs yet. `prune` keeps it, because it was put recently: it is put again if a prune began
 * meanwhile.
 */
export async function putForLater(
  { blobs, registry }: Pick<Stores, 'blobs' | 'registry'>,
  bytes: Buffer,
): Promise<BlobHash> {
  for (;;) {
    await registry.whenNotPruned();
    const fence = await registry.fence();
    const hash = await blobs.put(bytes);
    if ((await registry.fence()) === fence) return hash;
  }
}

/** Returns a function that reads the files of a release in the data folder. */
export function releaseReader(
  dataDir: string,
  { name, id }: Pick<Release, 'name' | 'id'>,
): (file: string) => Promise<Buffer> {
  return (file) => readFile(path.join(releaseFolder(dataDir, name, id), file));
}

/**
 * Makes a release available in the local data folder, unpacking its archive if needed. The release appears there
 * atomically. Returns `null` if it doesn't exist. Rejects if its archive is damaged or can't be read.
 */
export async function fetchRelease(
  stores: Stores,
  name: PartName,
  id: string,
): Promise<Release | null> {
  const here = await readRelease(stores.dataDir, name, id);
  return here ?? restoreRelease(stores, name, id);
}

/** Makes the releases of a version available like `fetchRelease`. Skips those that don't exist. */
export async function fetchReleases(
  stores: Stores,
  parts: Readonly<Partial<Record<PartName, { release: string }>>>,
): Promise<Release[]> {
  const releases: Release[] = [];
  for (const name of partNamesIn(parts)) {
    const release = await fetchRelease(stores, name, parts[name]?.release ?? '');
    if (release) releases.push(release);
  }
  return releases;
}

/** Unpacks the archive of a release, replacing a damaged copy. Otherwise like `fetchRelease`. */
export async function restoreRelease(
  { dataDir, registry, blobs }: Stores,
  name: PartName,
  id: string,
): Promise<Release | null> {
  const hash = await registry.archiveOf(name, id);
  if (hash === null) return null;
  const { unpacked } = await archives();
  return unpacked(dataDir, await blobs.read(hash), async (release, folder) => {
    if (release.name !== name || release.id !== id) {
      throw new Error(`Blob ${hash} is not release ${id} of ${name}.`);
    }
    return placeRelease(dataDir, release, folder);
  });
}
