import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BlobHash } from '../blobs/blob-store.ts';
import { UNFINISHED, writeDurably } from '@site/api/database/durable-file.ts';
import { mapConcurrently } from '../compose/map-concurrently.ts';
import { waitUntilDeleted } from '../registry/wait-until-deleted.ts';
import type { Stores } from '../stores.ts';
import { keptFiles, type PartName, type Release, releaseIdOf } from './release.ts';
import { parseRelease, placeRelease, readRelease, releaseFolder } from './release-store.ts';

/** How many files of a release are on their way at once. */
const FILES_AT_ONCE = 8;

/** What a release says about itself. */
const DESCRIPTION = 'release.json';

/**
 * Writes down that a release was made. Where blobs are shared, its files are put there before, so that every
 * machine can have it; those that somebody is just throwing away are put anew.
 */
export async function noteRelease(stores: Stores, release: Release): Promise<void> {
  const { blobs, registry } = stores;
  const { name, id } = release;
  if (!blobs.isShared) {
    await registry.noteRelease(name, id, null);
    return;
  }
  // Asked before and after: what is marked later is older than what was stored here, and stays.
  const marked = await registry.markedForDeletion();
  const description = await shareRelease(stores, release);
  const going = new Set([...marked, ...(await registry.markedForDeletion())]);
  const needed = [description, ...Object.values(keptFiles(release))].filter((hash) =>
    going.has(hash),
  );
  if (needed.length > 0) {
    await waitUntilDeleted(stores, needed);
    await shareRelease(stores, release);
  }
  await registry.noteRelease(name, id, description);
}

/** Puts a release of this machine where others get it from. Gives the blob that describes it. */
export async function shareRelease(
  { dataDir, blobs }: Stores,
  release: Release,
): Promise<BlobHash> {
  const folder = releaseFolder(dataDir, release.name, release.id);
  await mapConcurrently(Object.keys(keptFiles(release)), FILES_AT_ONCE, async (file) => {
    const source = path.join(folder, file);
    const gz = existsSync(`${source}.gz`) ? { gz: await readFile(`${source}.gz`) } : {};
    await blobs.put(await readFile(source), gz);
  });
  return blobs.put(await readFile(path.join(folder, DESCRIPTION)));
}

/**
 * Reads what a release says about itself, here or where blobs are shared; `null` when there is none of that name and
 * id. Rejects when that is damaged or cannot be read.
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
  const release = parseRelease(String(await blobs.read(description)), `The blob ${description}`);
  if (releaseIdOf(name, release.files) === id) return release;
  throw new Error(`The blob ${description} does not describe release ${id} of ${name}.`);
}

/**
 * Has a release ready in the data folder of this machine, brought from where blobs are shared if it is not there. It
 * appears whole. `null` when there is none of that name and id. Rejects when it is damaged or cannot be brought.
 */
export async function bringRelease(
  stores: Stores,
  name: PartName,
  id: string,
): Promise<Release | null> {
  const { dataDir } = stores;
  const release = await describedRelease(stores, name, id);
  if (!release || (await readRelease(dataDir, name, id))) return release;
  const folder = releaseFolder(dataDir, name, id);
  const aside = `${folder}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(aside, { recursive: true });
    await fill(stores, aside, release);
    await placeRelease(dataDir, release, aside);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  return release;
}

async function fill({ blobs }: Stores, folder: string, release: Release): Promise<void> {
  const { name, id, files } = release;
  await mapConcurrently(Object.entries(files), FILES_AT_ONCE, async ([file, hash]) => {
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
