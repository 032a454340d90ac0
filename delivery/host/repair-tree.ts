import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressQuickly, compressWell } from '../blobs/compress.ts';
import { UNFINISHED, writeWhole } from '../blobs/write-whole.ts';
import { BlobError, type BlobHash, type BlobStore } from '../blobs/blob-store.ts';
import { composeVersion } from '../compose/compose-version.ts';
import type { Stores } from '../stores.ts';
import { type SiteVersion, versionId } from '../versions/site-version.ts';
import { checkOut } from './check-out.ts';
import { type TreeFile, treeFiles, treesFolder } from './tree-files.ts';
import { checkFile, encodings } from './whole-file.ts';

/** What looking after a version came to: the files that were mended, and those that could not be, by their paths. */
export type Mended = { mended: readonly string[]; lost: readonly string[] };

/**
 * Looks at every file of a version as it is served and mends what is not what the version says: from another form of
 * the file that is whole, from where blobs are shared, and pages and other files that were composed by composing them
 * again. A mended file takes its place in one step. What came with a release or was fetched for a post is lost when no
 * form of it is whole.
 */
export async function mendTree(stores: Stores, version: SiteVersion): Promise<Mended> {
  const mended: string[] = [];
  const lost: string[] = [];
  const toMakeAgain: (TreeFile & { target: string })[] = [];
  await checkOut(stores, version, []);
  const folder = path.join(treesFolder(stores.dataDir), versionId(version));
  for (const [file, { source, hash }] of await treeFiles(stores, version)) {
    const target = path.join(folder, file);
    if ((await checkFile(target, hash)).kind === 'whole') continue;
    const bytes =
      (await wholeBytes(source, hash)) ??
      (await wholeBytes(target, hash)) ??
      (await sharedBytes(stores.blobs, hash));
    if (bytes) {
      await writeForms(source, bytes);
      await linkAnew(source, target);
      mended.push(target);
    } else if (source === stores.blobs.fileOf(hash)) {
      await stores.blobs.remove(hash);
      toMakeAgain.push({ source, hash, target });
    } else lost.push(target);
  }
  if (toMakeAgain.length > 0) await composeVersion(stores, version, null, { anew: true });
  for (const { source, hash, target } of toMakeAgain) {
    const isMade = (await checkFile(source, hash)).kind === 'whole';
    if (isMade) await linkAnew(source, target);
    (isMade ? mended : lost).push(target);
  }
  return { mended, lost };
}

/** The bytes where blobs are shared, which may be whole there; what came with a release is as well. */
async function sharedBytes(blobs: BlobStore, hash: BlobHash): Promise<Buffer | null> {
  try {
    return await blobs.read(hash);
  } catch (error) {
    if (error instanceof BlobError) return null;
    throw error;
  }
}

async function wholeBytes(file: string, hash: string): Promise<Buffer | null> {
  const state = await checkFile(file, hash);
  return state.kind === 'damaged' ? null : state.bytes();
}

/** Writes a file anew with the compressed forms that it had. */
async function writeForms(file: string, bytes: Buffer): Promise<void> {
  if (encodings.some((end) => end !== '' && existsSync(file + end))) {
    await writeWhole(`${file}.br`, await compressWell(bytes));
    await writeWhole(`${file}.gz`, await compressQuickly(bytes));
  }
  await writeWhole(file, bytes);
}

/** Puts a file and its compressed forms into the tree in place of those that were there. */
async function linkAnew(source: string, target: string): Promise<void> {
  for (const end of encodings) {
    if (!existsSync(source + end)) {
      await rm(target + end, { force: true });
      continue;
    }
    const aside = `${target}.${randomUUID()}${UNFINISHED}`;
    await link(source + end, aside);
    await rename(aside, target + end);
    // Where both are links to one file, because a host put it there meanwhile, renaming does nothing.
    await rm(aside, { force: true });
  }
}
