import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { moveFolderDurably, UNFINISHED } from '@site/api/durable-file.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { type BlobHash, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Stores } from '../stores/stores.ts';
import { readConfig } from '../versions/read-version.ts';
import { type SiteVersion, treesFolder, versionId } from '../versions/site-version.ts';
import { encode, formsOf } from './compressed-forms.ts';
import { linkedFolder, readTree, recordText, treeEntries } from './served-tree.ts';
import { type TreeFile, type TreeFiles, treeFiles } from './tree-files.ts';

const MAX_CONCURRENT_FILES = 16;

/**
 * Exports a version with the scripts and style sheets of `others` as a tree, unless this machine has that tree. Files of
 * the trees being served are hard-linked, the rest is read, checked and compressed. Returns the folder of the files.
 * Rejects with a `BlobError` if one has no intact copy.
 */
export async function exportTree(
  stores: Stores,
  version: SiteVersion,
  others: readonly SiteVersion[],
): Promise<string> {
  const { dataDir, blobs } = stores;
  const files = await treeFiles(stores, version, others);
  const id = versionId(version);
  const site = await readConfig(blobs, version.config);
  const recordOf = (listed: Iterable<[string, TreeFile]>) =>
    recordText({
      id,
      site,
      files: Object.fromEntries([...listed].map(([file, { hash }]) => [file, hash])),
    });
  // The same content has the same name in every process, so a tree that exists is the right one.
  const tree = path.join(treesFolder(dataDir), `${id}-${hashOf(recordOf(files)).slice(0, 16)}`);
  const folder = path.join(tree, treeEntries.files);
  if (existsSync(tree)) return folder;
  const unfinished = `${tree}.${randomUUID()}${UNFINISHED}`;
  try {
    const inside = path.join(unfinished, treeEntries.files);
    const written = await writeFiles(inside, files, servedCopies(dataDir));
    await writeFile(path.join(unfinished, treeEntries.record), recordOf(written), { flush: true });
    // Linked files were synced when they were written. Syncing them again would take most of the time.
    await moveFolderDurably(unfinished, tree, { hasSyncedFiles: true });
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process has exported it.
    if (!existsSync(tree)) throw error;
  }
  return folder;
}

/** Files by hash. */
type Copies = Map<BlobHash, string>;

/** Returns the files of the trees being served. They were checked when they were written. */
function servedCopies(dataDir: string): Copies {
  const copies: Copies = new Map();
  for (const link of ['canary', 'live'] as const) {
    const folder = linkedFolder(dataDir, link);
    if (folder === null || !existsSync(folder)) continue;
    for (const [file, hash] of readTree(folder).files) copies.set(hash, path.join(folder, file));
  }
  return copies;
}

/** Returns the files that were written, which may lack optional ones. */
async function writeFiles(
  folder: string,
  files: TreeFiles,
  copies: Copies,
): Promise<[string, TreeFile][]> {
  const entries = [...files];
  const written = await mapConcurrently(
    entries,
    MAX_CONCURRENT_FILES,
    async ([file, { hash, read, isOptional }]) => {
      const target = path.join(folder, file);
      if (!target.startsWith(folder + path.sep)) throw new Error(`${file} is outside of the site.`);
      await mkdir(path.dirname(target), { recursive: true });
      const copy = copies.get(hash);
      if (copy !== undefined && (await isLinked(copy, target))) return true;
      const bytes = isOptional ? await unlessDamaged(read()) : await read();
      if (bytes === null) return false;
      for (const form of formsOf(file))
        await writeForm(target + form, await encode(form, file, bytes));
      copies.set(hash, target);
      return true;
    },
  );
  return entries.filter((_entry, index) => written[index]);
}

/** Files are immutable and hard-linked. */
function writeForm(file: string, bytes: Buffer): Promise<void> {
  return writeFile(file, bytes, { mode: 0o444, flag: 'wx', flush: true });
}

/** Links a file in all its forms, or returns `false` if it is gone, because another process has deleted its tree. */
async function isLinked(copy: string, target: string): Promise<boolean> {
  try {
    for (const form of formsOf(target)) await link(copy + form, target + form);
    return true;
  } catch (error) {
    for (const form of formsOf(target)) await rm(target + form, { force: true });
    if (errorFacts(error).code !== 'ENOENT') throw error;
    return false;
  }
}
