import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolderDurably, UNFINISHED, writeDurably } from '@site/api/database/durable-file.ts';
import { unlessDamaged } from '../blobs/blob-store.ts';
import { compressQuickly, compressWell } from '../blobs/compress.ts';
import type { Stores } from '../stores.ts';
import { type SiteVersion, treesFolder, versionId } from '../versions/site-version.ts';
import { checkOut } from './check-out.ts';
import { type TreeFile, treeFiles } from './tree-files.ts';
import { checkFile, encodings } from './whole-file.ts';

/** The paths of the files of a tree that were repaired, or of the tree itself, and of the files that were not. */
export type Repaired = { repaired: readonly string[]; lost: readonly string[] };

/**
 * Checks every file of a version's tree and repairs those that differ from what the version says: from another encoding
 * of the file, from shared blobs, or from what `composeAgain` makes of the releases. Hosts leave that out, because they
 * never render. A repaired file is replaced atomically, and a tree that is missing appears as a whole. Files of a release
 * or of a post's pictures are lost when no copy is intact. Rejects with a `BlobError` when the version does not say what
 * its files are, because a manifest is damaged.
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
    if ((await checkFile(source, hash)).kind === 'whole') continue;
    const bytes =
      (await wholeBytes(source, hash)) ??
      (await wholeBytes(target, hash)) ??
      (await unlessDamaged(stores.blobs.read(hash)));
    if (bytes) {
      await writeForms(source, bytes);
      repaired.add(target);
    } else if (composeAgain && source === stores.blobs.fileOf(hash)) toCompose.push(file);
    else lost.add(target);
  }
  // Nobody puts again what seems to be there.
  for (const { hash } of toCompose) await stores.blobs.remove(hash);
  if (toCompose.length > 0) await composeAgain?.();
  for (const { source, hash, target } of toCompose) {
    const isComposed = (await checkFile(source, hash)).kind === 'whole';
    (isComposed ? repaired : lost).add(target);
  }
  if (existsSync(tree)) {
    for (const { source, hash, target } of files) {
      if (lost.has(target) || (await checkFile(target, hash)).kind === 'whole') continue;
      await replaceLink(source, target);
      repaired.add(target);
    }
  } else if (lost.size === 0) {
    repaired.add(await checkOut(stores, version, []));
  }
  return { repaired: [...repaired], lost: [...lost] };
}

/** A file of a tree that has a name in it. */
type TargetFile = TreeFile & { target: string };

async function wholeBytes(file: string, hash: string): Promise<Buffer | null> {
  const state = await checkFile(file, hash);
  return state.kind === 'damaged' ? null : state.bytes();
}

/** Writes a file again with the compressed forms that it had. */
async function writeForms(file: string, bytes: Buffer): Promise<void> {
  await makeFolderDurably(path.dirname(file));
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
