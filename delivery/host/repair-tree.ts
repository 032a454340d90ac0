import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { compressQuickly, compressWell } from '../blobs/compress.ts';
import { UNFINISHED, writeDurably } from '@site/api/database/durable-file.ts';
import { BlobError, type BlobHash, type BlobStore } from '../blobs/blob-store.ts';
import type { Stores } from '../stores.ts';
import { type SiteVersion, treesFolder, versionId } from '../versions/site-version.ts';
import { checkOut } from './check-out.ts';
import { type TreeFile, treeFiles } from './tree-files.ts';
import { checkFile, encodings } from './whole-file.ts';

/** The paths of the files of a tree that were repaired, and of those that could not be. */
export type Repaired = { repaired: readonly string[]; lost: readonly string[] };

/**
 * Checks every file of a version's tree and repairs those that differ from what the version says: from another encoding
 * of the file, from shared blobs, or from what `composeAgain` makes of the releases. Hosts leave that out, because they
 * never render. A repaired file is replaced atomically. Files of a release or of a post's pictures are lost when no copy
 * is intact.
 */
export async function repairTree(
  stores: Stores,
  version: SiteVersion,
  composeAgain?: () => Promise<unknown>,
): Promise<Repaired> {
  const repaired: string[] = [];
  const lost: string[] = [];
  const toCompose: (TreeFile & { target: string })[] = [];
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
      await replaceLink(source, target);
      repaired.push(target);
    } else if (composeAgain && source === stores.blobs.fileOf(hash)) {
      await stores.blobs.remove(hash);
      toCompose.push({ source, hash, target });
    } else lost.push(target);
  }
  if (toCompose.length > 0) await composeAgain?.();
  for (const { source, hash, target } of toCompose) {
    const isComposed = (await checkFile(source, hash)).kind === 'whole';
    if (isComposed) await replaceLink(source, target);
    (isComposed ? repaired : lost).push(target);
  }
  return { repaired, lost };
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
    await writeDurably(`${file}.br`, await compressWell(bytes));
    await writeDurably(`${file}.gz`, await compressQuickly(bytes));
  }
  await writeDurably(file, bytes);
}

/** Links a file and its compressed forms into the tree in place of those that are there. */
async function replaceLink(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
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
