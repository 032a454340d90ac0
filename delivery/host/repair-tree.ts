import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolderDurably, UNFINISHED, writeDurably } from '@site/api/database/durable-file.ts';
import { unlessDamaged } from '../blobs/blob-store.ts';
import { compressQuickly, compressWell } from '../blobs/compress.ts';
import type { Stores } from '../stores/stores.ts';
import { type SiteVersion, treesFolder, versionId } from '../versions/site-version.ts';
import { checkOut } from './check-out.ts';
import { type TreeFile, treeFiles } from './tree-files.ts';
import { checkFile, encodings } from './check-file.ts';

/**
 * Paths of the files that were repaired and of those that could not be repaired. A recreated tree is listed as one
 * path.
 */
export type Repaired = { repaired: readonly string[]; lost: readonly string[] };

/**
 * Verifies all files of a version's tree and repairs damaged ones: from another encoding, from blobs, or by
 * recomposing with `composeAgain`, which hosts omit because they never render. Files are replaced atomically, and a
 * missing tree is created as a whole. Files of releases and pictures of posts are lost if no copy is intact. Rejects
 * with a `BlobError` if a damaged manifest makes the expected files unknown.
 */
export async function repairTree(
  stores: Stores,
  version: SiteVersion,
  composeAgain?: () => Promise<unknown>,
): Promise<Repaired> {
  const tree = path.join(treesFolder(stores.dataDir), versionId(version));
  const repaired = new Set<string>();
  const lost = new Set<string>();
  const toCompose: TargetFile[] = [];
  const files = [...(await treeFiles(stores, version))].map(([file, treeFile]) => ({
    ...treeFile,
    target: path.join(tree, file),
  }));
  for (const file of files) {
    const { source, hash, target } = file;
    if ((await checkFile(source, hash)).kind === 'intact') continue;
    const bytes =
      (await intactBytes(source, hash)) ??
      (await intactBytes(target, hash)) ??
      (await unlessDamaged(stores.blobs.read(hash)));
    if (bytes) {
      await writeForms(source, bytes);
      repaired.add(target);
    } else if (composeAgain && source === stores.blobs.fileOf(hash)) toCompose.push(file);
    else lost.add(target);
  }
  // Remove damaged blobs, or composing would consider them stored.
  for (const { hash } of toCompose) await stores.blobs.remove(hash);
  if (toCompose.length > 0) await composeAgain?.();
  for (const { source, hash, target } of toCompose) {
    const isComposed = (await checkFile(source, hash)).kind === 'intact';
    (isComposed ? repaired : lost).add(target);
  }
  if (existsSync(tree)) {
    for (const { source, hash, target } of files) {
      if (lost.has(target) || (await checkFile(target, hash)).kind === 'intact') continue;
      await replaceLink(source, target);
      repaired.add(target);
    }
  } else if (lost.size === 0) {
    repaired.add(await checkOut(stores, version, []));
  }
  return { repaired: [...repaired], lost: [...lost] };
}

/** A file with its path in a tree. */
type TargetFile = TreeFile & { target: string };

async function intactBytes(file: string, hash: string): Promise<Buffer | null> {
  const state = await checkFile(file, hash);
  return state.kind === 'damaged' ? null : state.bytes();
}

/** Rewrites a file along with its compressed forms, if it had any. */
async function writeForms(file: string, bytes: Buffer): Promise<void> {
  await makeFolderDurably(path.dirname(file));
  if (encodings.some((end) => end !== '' && existsSync(file + end))) {
    await writeDurably(`${file}.br`, await compressWell(bytes));
    await writeDurably(`${file}.gz`, await compressQuickly(bytes));
  }
  await writeDurably(file, bytes);
}

/** Replaces a file and its compressed forms in the tree with links. */
async function replaceLink(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  for (const end of encodings) {
    if (!existsSync(source + end)) {
      await rm(target + end, { force: true });
      continue;
    }
    const unfinished = `${target}.${randomUUID()}${UNFINISHED}`;
    await link(source + end, unfinished);
    await rename(unfinished, target + end);
    // If a host has linked the same file in the meantime, `rename` does nothing and leaves this link behind.
    await rm(unfinished, { force: true });
  }
}
