import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BlobHash, hashOf } from '@site/delivery/blobs/blob-store.ts';
import { makeFolderDurably, UNFINISHED, writeDurably } from '@site/api/database/durable-file.ts';
import { compressRelease } from '@site/delivery/releases/compress-release.ts';
import { storedFiles, type PartName, type Release } from '@site/delivery/releases/release.ts';
import {
  damageOf,
  placeRelease,
  readRelease,
  recordRevision,
  releaseFolder,
  releaseFolders,
} from '@site/delivery/releases/release-store.ts';
import { descriptionProblems } from '@site/delivery/releases/description-problems.ts';
import { describedRelease } from '@site/delivery/releases/shared-release.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { canonicalJson } from '@site/delivery/versions/site-version.ts';

/** The size limit of a release. Our largest has some 640 files in 6 MB. */
const MAX_BYTES = 128 * 1024 * 1024;

/** The size limit of a file, in bytes. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** The size limit of files that wait for their releases, for each part, in bytes. */
const MAX_WAITING_BYTES = 2 * MAX_BYTES;

/** How long a file waits for its release, in milliseconds. */
const WAITING_MS = 24 * 3_600_000;

/** How many releases of a part are searched for files that need no upload. */
const RELEASES_SEARCHED = 5;

/** The result of an upload. */
export type Upload =
  | { kind: 'released' }
  | { kind: 'lacking'; lacking: readonly BlobHash[] }
  | { kind: 'wrong'; problems: readonly string[] };

/** The folder where files wait for their release. Only this module reads it. */
function waitingFolder(dataDir: string, name: PartName): string {
  return path.join(dataDir, 'uploads', name);
}

/**
 * Stores a file until its release is complete. Rejects bytes that do not match the hash, and files beyond the limit.
 */
export async function receiveFile(
  { dataDir }: Stores,
  { name, hash, bytes }: { name: PartName; hash: BlobHash; bytes: Buffer },
): Promise<{ kind: 'taken' } | { kind: 'wrong-hash'; is: BlobHash } | { kind: 'full' }> {
  const is = hashOf(bytes);
  if (is !== hash) return { kind: 'wrong-hash', is };
  const folder = waitingFolder(dataDir, name);
  await makeFolderDurably(folder);
  if ((await bytesIn(folder)) + bytes.length > MAX_WAITING_BYTES) return { kind: 'full' };
  await writeDurably(path.join(folder, hash), bytes);
  return { kind: 'taken' };
}

/**
 * Creates a release from a description and the uploaded files, or returns the missing files. The release appears
 * atomically, after every file was checked against the description. Then calls `note`. Never changes an existing
 * release.
 */
export async function receiveRelease(
  stores: Stores,
  release: Release,
  note: (release: Release) => Promise<void>,
): Promise<Upload> {
  const { dataDir } = stores;
  const { name, id } = release;
  await removeOld(waitingFolder(dataDir, name));
  const problems = descriptionProblems(release);
  if (problems.length > 0) return { kind: 'wrong', problems };
  const known = await describedRelease(stores, name, id);
  if (known && withoutOrigin(known) !== withoutOrigin(release)) {
    const sentence = `Release ${id} of ${name} already exists with another description.`;
    return { kind: 'wrong', problems: [sentence] };
  }
  const isHere = (await readRelease(dataDir, name, id)) !== null;
  if (known && isHere && (await damageOf(dataDir, known)).length === 0) {
    await note(await recordRevision(dataDir, known, release.gitRevision));
    return { kind: 'released' };
  }

  const held = await heldFiles(stores, name);
  const hashes = [...new Set(Object.values(storedFiles(release)))];
  const lacking = hashes.filter((hash) => !held.has(hash));
  if (lacking.length > 0) return { kind: 'lacking', lacking };
  const target = releaseFolder(dataDir, name, id);
  const aside = `${target}.${randomUUID()}${UNFINISHED}`;
  try {
    const filled = await fill(aside, release, held);
    if (filled.kind !== 'released') return filled;
    await compressRelease(aside);
    await writeFile(path.join(aside, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
    await placeRelease(dataDir, release, aside);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
  await note(release);
  for (const hash of hashes)
    await rm(path.join(waitingFolder(dataDir, name), hash), { force: true });
  return { kind: 'released' };
}

/** A description without the fields that do not affect the id: build time, revision and source maps. */
function withoutOrigin(release: Release): string {
  const { builtAt: _builtAt, gitRevision: _gitRevision, maps: _maps, ...rest } = release;
  return canonicalJson(rest);
}

/** Files of a part that are already on this machine: waiting, or in its latest releases. */
async function heldFiles(
  { dataDir, registry }: Stores,
  name: PartName,
): Promise<Map<BlobHash, string[]>> {
  const held = new Map<BlobHash, string[]>();
  const add = (hash: BlobHash, file: string) => held.set(hash, [...(held.get(hash) ?? []), file]);
  const waiting = waitingFolder(dataDir, name);
  for (const hash of await namesIn(waiting)) {
    if (!hash.endsWith(UNFINISHED)) add(hash, path.join(waiting, hash));
  }
  const known = await registry.releases(name);
  for (const { id } of known.slice(0, RELEASES_SEARCHED)) {
    const earlier = await readRelease(dataDir, name, id);
    const folder = releaseFolder(dataDir, name, id);
    for (const [file, hash] of earlier ? Object.entries(storedFiles(earlier)) : []) {
      if (existsSync(path.join(folder, file))) add(hash, path.join(folder, file));
    }
  }
  return held;
}

/** Copies and verifies a release's files into a folder. */
async function fill(
  folder: string,
  release: Release,
  held: ReadonlyMap<BlobHash, readonly string[]>,
): Promise<Upload> {
  const { entry, integrity } = release;
  const lacking = new Set<BlobHash>();
  let size = 0;
  for (const [file, hash] of Object.entries(storedFiles(release))) {
    const bytes = await soundBytes(held.get(hash) ?? [], hash);
    if (!bytes) {
      lacking.add(hash);
      continue;
    }
    size += bytes.length;
    if (size > MAX_BYTES) {
      return {
        kind: 'wrong',
        problems: [`A release may have ${MAX_BYTES / 1024 / 1024} MB; this one has more.`],
      };
    }
    if (file === `${releaseFolders.browser}/${entry}`) {
      const is = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (is !== integrity) {
        return {
          kind: 'wrong',
          problems: [`The integrity of ${file} is ${is}, not ${integrity}.`],
        };
      }
    }
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
  }
  return lacking.size > 0 ? { kind: 'lacking', lacking: [...lacking] } : { kind: 'released' };
}

/** The content of the first intact copy; `null` if there is none. */
async function soundBytes(files: readonly string[], hash: BlobHash): Promise<Buffer | null> {
  for (const file of files) {
    const bytes = await readFile(file).catch(() => null);
    if (bytes && hashOf(bytes) === hash) return bytes;
  }
  return null;
}

async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await namesIn(folder)) {
    bytes += (await stat(path.join(folder, name)).catch(() => null))?.size ?? 0;
  }
  return bytes;
}

/** Deletes releases that were never completed. */
async function removeOld(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs < Date.now() - WAITING_MS) await rm(file, { force: true });
  }
}
