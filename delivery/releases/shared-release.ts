import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BlobHash } from '../blobs/blob-store.ts';
import { UNFINISHED, writeDurably } from '@site/api/database/durable-file.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Stores } from '../stores/stores.ts';
import { storedFiles, type PartName, type Release, releaseIdOf } from './release.ts';
import { parseRelease, placeRelease, readRelease, releaseFolder } from './release-store.ts';

const MAX_CONCURRENT_FILES = 8;

const DESCRIPTION = 'release.json';

/** Records that a release was built. If blobs are shared, uploads its files first. */
export async function noteRelease(stores: Stores, release: Release): Promise<void> {
  const { blobs, registry } = stores;
  const description = blobs.isShared ? await shareRelease(stores, release) : null;
  await registry.noteRelease(release.name, release.id, description);
}

/** Uploads a release from this machine. Returns the hash of its description's blob. */
export async function shareRelease(
  { dataDir, blobs }: Stores,
  release: Release,
): Promise<BlobHash> {
  const folder = releaseFolder(dataDir, release.name, release.id);
  await mapConcurrently(Object.keys(storedFiles(release)), MAX_CONCURRENT_FILES, async (file) => {
    const source = path.join(folder, file);
    const gz = existsSync(`${source}.gz`) ? { gz: await readFile(`${source}.gz`) } : {};
    await blobs.put(await readFile(source), gz);
  });
  return blobs.put(await readFile(path.join(folder, DESCRIPTION)));
}

/**
 * Reads a release's description, locally or from shared blobs. Returns `null` if it doesn't exist. Rejects if it is
 * damaged or can't be read.
 */
export async function describedRelease(
  { dataDir, blobs, registry }: Stores,
  name: PartName,
  id: string,
): Promise<Release | null> {
  const here = await readRelease(dataDir, name, id);
  if (here || !blobs.isShared) return here;
  const description = await registry.descriptionOf(name, id);
  if (description === null) return null;
  const release = parseRelease(String(await blobs.read(description)), `Blob ${description}`);
  if (releaseIdOf(name, release.files) === id) return release;
  throw new Error(`Blob ${description} doesn't describe release ${id} of ${name}.`);
}

/**
 * Makes a release available in the local data folder, downloading it if needed. The release appears there atomically.
 * Returns `null` if it doesn't exist. Rejects if it is damaged or can't be downloaded.
 */
export async function fetchRelease(
  stores: Stores,
  name: PartName,
  id: string,
): Promise<Release | null> {
  const { dataDir } = stores;
  const release = await describedRelease(stores, name, id);
  if (!release || (await readRelease(dataDir, name, id))) return release;
  const folder = releaseFolder(dataDir, name, id);
  const unfinished = `${folder}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(unfinished, { recursive: true });
    await download(stores, unfinished, release);
    await placeRelease(dataDir, release, unfinished);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return release;
}

async function download({ blobs }: Stores, folder: string, release: Release): Promise<void> {
  const { name, id, files } = release;
  await mapConcurrently(Object.entries(files), MAX_CONCURRENT_FILES, async ([file, hash]) => {
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep)) {
      throw new Error(`Release ${id} of ${name} has a file outside of its folder: ${file}.`);
    }
    await mkdir(path.dirname(target), { recursive: true });
    const { plain, br, gz } = await blobs.files(hash);
    await link(plain, target);
    if (br !== undefined) await link(br, `${target}.br`);
    if (gz !== undefined) await link(gz, `${target}.gz`);
  });
  await writeDurably(path.join(folder, DESCRIPTION), `${JSON.stringify(release, null, 2)}\n`);
}
