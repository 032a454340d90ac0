import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { rm, symlink, utimes } from 'node:fs/promises';
import path from 'node:path';
import { renameDurably, UNFINISHED } from '@site/api/durable-file.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { parseSiteConfig, type SiteConfig } from '@site/kit/site.ts';
import * as v from 'valibot';
import { blobHash, type BlobHash } from '../blobs/blob-store.ts';
import { canonicalJson } from '../versions/site-version.ts';

/**
 * A version as plain files, one per URL with its compressed copies, as a web server serves them. Never changes once it
 * is complete.
 */
export type ServedTree = {
  /** Where the files are. */
  folder: string;
  /** The version's id, sent with every response. */
  id: string;
  site: SiteConfig;
  /** The hash of each file by its path. Hosts serve no other files. */
  files: ReadonlyMap<string, BlobHash>;
  /**
   * While a canary runs, its id in its tree, and `null` in the live tree. Shared caches must then not store files that
   * may differ between the two.
   */
  canary?: string | null;
};

/** What `tree.json` says about the files beside it. */
export type TreeRecord = {
  id: string;
  site: SiteConfig;
  files: Readonly<Record<string, BlobHash>>;
};

const recordSchema = v.object({
  id: v.string(),
  site: v.unknown(),
  files: v.record(v.string(), blobHash),
});

/** Of the files in the folder of a tree. Only `files` is public. */
export const treeEntries = { files: 'files', record: 'tree.json' } as const;

/** Symlinks in the data folder to the files that hosts serve. Web servers serve those of `live`. */
const links = { live: 'public', canary: 'canary' } as const;

type TreeLink = keyof typeof links;

/** The path of the symlink to the live version's files. */
export function publicFolder(dataDir: string): string {
  return path.join(dataDir, links.live);
}

/** Returns the folder of files that a link points to, or `null` if there is no link. */
export function linkedFolder(dataDir: string, link: TreeLink): string | null {
  try {
    return path.resolve(dataDir, readlinkSync(path.join(dataDir, links[link])));
  } catch (error) {
    if (errorFacts(error).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Points a link at a folder of files, or removes it. Visitors get the old files or the new ones at any moment. The tree
 * that is replaced gets the current time, from when on it may be deleted.
 */
export async function switchLink(
  dataDir: string,
  link: TreeLink,
  folder: string | null,
): Promise<void> {
  const file = path.join(dataDir, links[link]);
  const former = linkedFolder(dataDir, link);
  if (former === folder) return;
  if (former !== null && existsSync(former)) await touch(path.dirname(former));
  if (folder === null) {
    await rm(file, { force: true });
    return;
  }
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  // Relative, so that the data folder can be moved.
  await symlink(path.relative(dataDir, folder), unfinished);
  await renameDurably(unfinished, file);
}

async function touch(folder: string): Promise<void> {
  const now = new Date();
  await utimes(folder, now, now);
}

export function recordText(record: TreeRecord): string {
  return canonicalJson(record);
}

/** Reads the tree of this folder of files. Throws if its record is missing or damaged. */
export function readTree(folder: string): ServedTree {
  const file = path.join(path.dirname(folder), treeEntries.record);
  try {
    const { id, site, files } = v.parse(recordSchema, JSON.parse(readFileSync(file, 'utf8')));
    const parsed = parseSiteConfig(site);
    if (parsed.kind !== 'valid') throw new Error(parsed.problems.join(' '));
    return { folder, id, site: parsed.site, files: new Map(Object.entries(files)) };
  } catch (error) {
    throw new Error(`${file} is damaged. Run "npx site verify" to repair it.`, { cause: error });
  }
}

/** Returns a function that reads something from a tree once, because trees never change. It retries after a failure. */
export function oncePerTree<Value>(
  read: (tree: ServedTree) => Promise<Value>,
): (tree: ServedTree) => Promise<Value> {
  const values = new WeakMap<ServedTree, Promise<Value>>();
  return (tree) => {
    const known = values.get(tree);
    if (known) return known;
    const reading = read(tree);
    values.set(tree, reading);
    reading.catch(() => values.delete(tree));
    return reading;
  };
}
