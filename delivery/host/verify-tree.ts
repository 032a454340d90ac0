import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolderDurably, writeDurably } from '@site/api/database/durable-file.ts';
import { type BlobHash, unlessDamaged } from '../blobs/blob-store.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Stores } from '../stores/stores.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import { encode, type Form, formsOf, isFormOf } from './compressed-forms.ts';
import { exportTree } from './export-tree.ts';
import { linkedFolder, readTree, type ServedTree } from './served-tree.ts';
import { openVersions, treeFiles } from './tree-files.ts';

const MAX_CONCURRENT_READS = 8;

/** Descriptions of what was repaired, and of what could not be. */
export type Repaired = { repaired: readonly string[]; lost: readonly string[] };

/** Compares every file of a tree with its hash. Returns the full paths of the damaged or missing ones. */
export async function damagedFiles(tree: ServedTree): Promise<string[]> {
  const damaged = await mapConcurrently(
    [...tree.files],
    MAX_CONCURRENT_READS,
    async ([file, hash]) =>
      (await damagedForms(tree, file, hash)).map((form) => path.join(tree.folder, file + form)),
  );
  return damaged.flat();
}

async function damagedForms({ folder }: ServedTree, file: string, hash: BlobHash): Promise<Form[]> {
  const damaged: Form[] = [];
  for (const form of formsOf(file)) {
    const bytes = await readFile(path.join(folder, file + form)).catch(() => null);
    if (!bytes || !(await isFormOf(form, bytes, hash))) damaged.push(form);
  }
  return damaged;
}

/**
 * Verifies the tree of the live version and what it was exported from, and writes damaged files again, each at once.
 * Exports the tree again if it is missing or its record is damaged. A file is lost if it cannot be read where it came
 * from.
 */
export async function repairTree(stores: Stores, version: SiteVersion): Promise<Repaired> {
  const open = await openVersions(stores, version);
  const { tree, isNew } = await readOrExport(stores, version, open);
  const repaired = isNew ? [tree.folder] : [];
  const lost: string[] = [];
  for (const [file, { hash, read }] of await treeFiles(stores, version, open)) {
    // An optional file that was gone at the export.
    if (!tree.files.has(file)) continue;
    const target = path.join(tree.folder, file);
    const bytes = await unlessDamaged(read());
    if (!bytes) {
      lost.push(target);
      continue;
    }
    const forms = await damagedForms(tree, file, hash);
    if (forms.length > 0) repaired.push(target);
    await makeFolderDurably(path.dirname(target));
    for (const form of forms) {
      await writeDurably(target + form, await encode(form, file, bytes), { mode: 0o444 });
    }
  }
  return { repaired, lost };
}

async function readOrExport(
  stores: Stores,
  version: SiteVersion,
  open: readonly SiteVersion[],
): Promise<{ tree: ServedTree; isNew: boolean }> {
  const served = linkedFolder(stores.dataDir, 'live');
  const hadTree = served !== null && existsSync(served);
  const folder = await exportTree(stores, version, open);
  try {
    return { tree: readTree(folder), isNew: !hadTree };
  } catch {
    await rm(path.dirname(folder), { recursive: true });
    return { tree: readTree(await exportTree(stores, version, open)), isNew: true };
  }
}
