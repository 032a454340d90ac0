import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BlobError } from '../blobs/blob-store.ts';
import { renameDurably, UNFINISHED } from '@site/api/database/durable-file.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { type PartName, partNamesIn } from '../releases/release.ts';
import { releaseFolder, releaseFolders } from '../releases/release-store.ts';
import type { Stores } from '../stores/stores.ts';
import {
  EARLIER_VERSIONS,
  treesFolder,
  versionId,
  type SiteVersion,
} from '../versions/site-version.ts';
import { encodings } from './check-file.ts';
import { removeOldTrees, reuseOldTree } from './old-trees.ts';
import { earlierFiles, RELEASES, type TreeFile, treeFiles } from './tree-files.ts';

/** Path of the symlink to the live version's tree, which web servers serve. The symlink is switched atomically. */
export function publicFolder(dataDir: string): string {
  return path.join(dataDir, 'public');
}

/**
 * Creates a version's tree: a file per URL with its compressed forms, as a web server serves them. Files are hard links
 * to blobs, so trees are cheap. The tree also contains scripts and style sheets of `earlier` versions that are
 * available locally (`fetchEarlier` fetches the rest). It is built in a temporary folder, reusing an unused old tree if
 * possible, and renamed when complete. Returns the tree's folder.
 */
export async function checkOut(
  stores: Stores,
  version: SiteVersion,
  earlier: readonly EarlierVersion[],
): Promise<string> {
  const { dataDir } = stores;
  const tree = path.join(treesFolder(dataDir), versionId(version));
  if (existsSync(tree)) return tree;
  const unfinished = `${tree}.${randomUUID()}${UNFINISHED}`;
  try {
    if (!(await reuseOldTree(stores, unfinished))) await mkdir(unfinished, { recursive: true });
    await populate(stores, unfinished, version);
    await addEarlier(stores, unfinished, { earlier, fetchMissing: false });
    await rename(unfinished, tree);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process created the same tree first.
    if (!existsSync(tree)) throw error;
  }
  return tree;
}

/** A version that was live in the past. */
export type EarlierVersion = { version: SiteVersion };

/**
 * Adds scripts and style sheets of earlier versions to a tree, because open pages may need them. Returns all that
 * exist. Rejects if a fetch fails; it is safe to retry.
 */
export function fetchEarlier(
  stores: Stores,
  tree: string,
  earlier: readonly EarlierVersion[],
): Promise<ReadonlyMap<string, TreeFile>> {
  return addEarlier(stores, tree, { earlier, fetchMissing: true });
}

async function populate(stores: Stores, tree: string, version: SiteVersion): Promise<void> {
  const files = await treeFiles(stores, version);
  await removeStaleFiles(tree, files);
  await linkFiles(stores, tree, files);
  await linkReleases(stores, tree, [version]);
}

/** Removes everything from a reused tree that isn't in the new version, and all links to releases. */
async function removeStaleFiles(tree: string, files: ReadonlyMap<string, TreeFile>): Promise<void> {
  await rm(path.join(tree, RELEASES), { recursive: true, force: true });
  const folders = new Set<string>();
  for (const file of files.keys()) {
    let folder = path.posix.dirname(file);
    for (; folder !== '.' && !folders.has(folder); folder = path.posix.dirname(folder)) {
      folders.add(folder);
    }
  }
  const belongsToVersion = (file: string) =>
    encodings.some(
      (end) => file.endsWith(end) && files.has(end ? file.slice(0, -end.length) : file),
    );
  let cleaned = 0;
  const clean = async (folder: string): Promise<void> => {
    for (const name of readdirSync(path.join(tree, folder))) {
      const file = folder === '' ? name : `${folder}/${name}`;
      if (belongsToVersion(file)) continue;
      const isFolder = folders.has(file) && lstatSync(path.join(tree, file)).isDirectory();
      if (isFolder) await clean(file);
      else rmSync(path.join(tree, file), { recursive: true });
    }
    cleaned += 1;
    if (cleaned % LINKS_PER_TURN === 0) await nextTurn();
  };
  await clean('');
}

/** Adds scripts and style sheets of earlier versions; without `fetchMissing`, only those available locally. */
async function addEarlier(
  stores: Stores,
  tree: string,
  { earlier, fetchMissing }: { earlier: readonly EarlierVersion[]; fetchMissing: boolean },
): Promise<ReadonlyMap<string, TreeFile>> {
  const versions = earlier.map(({ version }) => version);
  const files = await earlierFiles(stores, versions, { fetchMissing });
  // Files of the version itself take precedence.
  const missing = [...files].filter(([file]) => !existsSync(path.join(tree, file)));
  await linkFiles(stores, tree, missing);
  await linkReleases(stores, tree, versions);
  return files;
}

const MAX_CONCURRENT_FETCHES = 24;

/**
 * How many links to create before yielding. They are created synchronously, because each takes microseconds, less than
 * an async call would.
 */
const LINKS_PER_TURN = 200;

/** Links files into a tree, fetching missing blobs. Skips files of releases, which are linked as whole folders. */
async function linkFiles(
  { blobs }: Stores,
  tree: string,
  files: Iterable<[string, TreeFile]>,
): Promise<void> {
  const toLink = [...files].filter(([file]) => !file.startsWith(`${RELEASES}/`));
  const toFetch = toLink.filter(
    ([, { source, hash }]) => source === blobs.fileOf(hash) && !blobs.isHere(hash),
  );
  await mapConcurrently(toFetch, MAX_CONCURRENT_FETCHES, ([, { hash }]) => blobs.files(hash));
  /** Whether each folder already existed. */
  const existing = new Map<string, boolean>();
  let linked = 0;
  for (const [file, { source }] of toLink) {
    const target = path.join(tree, file);
    if (!target.startsWith(tree + path.sep)) throw new Error(`${file} is outside of the site.`);
    const folder = path.dirname(target);
    const mayExist = existing.get(folder) ?? mkdirSync(folder, { recursive: true }) === undefined;
    existing.set(folder, mayExist);
    for (const end of encodings) {
      if (mayExist && isLinked(source + end, target + end)) continue;
      if (end === '' || existsSync(source + end)) linkOnce(source + end, target + end);
    }
    linked += 1;
    if (linked % LINKS_PER_TURN === 0) await nextTurn();
  }
}

/** Whether both paths are the same file. If the target is a different file, it is deleted. */
function isLinked(source: string, target: string): boolean {
  const current = statSync(target, { bigint: true, throwIfNoEntry: false });
  if (!current) return false;
  const expected = statSync(source, { bigint: true, throwIfNoEntry: false });
  if (current.ino === expected?.ino && current.dev === expected.dev) return true;
  rmSync(target, { recursive: true });
  return false;
}

/** Links a file into a tree; safe to run concurrently. */
function linkOnce(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // The source has just been deleted.
    if (codeOf(error) === 'ENOENT')
      throw new BlobError(`${source} has been deleted.`, { cause: error });
    throw error;
  }
}

/** Links the browser files of locally available releases into a tree. */
async function linkReleases(
  { dataDir }: Stores,
  tree: string,
  versions: readonly SiteVersion[],
): Promise<void> {
  for (const [name, id] of releasesOf(versions)) {
    const browser = path.join(releaseFolder(dataDir, name, id), releaseFolders.browser);
    const folder = path.join(tree, RELEASES, name);
    if (!existsSync(browser) || existsSync(path.join(folder, id))) continue;
    await mkdir(folder, { recursive: true });
    // Relative, so that the data folder can be moved. All trees have the same depth, so the link survives renaming
    // the tree.
    await symlink(path.relative(folder, browser), path.join(folder, id)).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function releasesOf(versions: readonly SiteVersion[]): readonly (readonly [PartName, string])[] {
  const found = new Map<string, readonly [PartName, string]>();
  for (const { parts } of versions) {
    for (const name of partNamesIn(parts)) {
      const release = parts[name]?.release;
      if (release !== undefined) found.set(`${name} ${release}`, [name, release]);
    }
  }
  return [...found.values()];
}

/** The live version and its tree. */
export type LiveVersion = {
  id: string;
  version: SiteVersion;
  fence: number;
  folder: string;
  /** Versions that were live before. */
  earlier: readonly (EarlierVersion & { id: string })[];
};

/** The live version, with the expected content of every file in its tree. */
export type PublishedVersion = LiveVersion & {
  /** The version's own files, all of which exist. */
  own: ReadonlyMap<string, TreeFile>;
  /** The version's own files, plus scripts and style sheets of earlier versions that are available locally. */
  files: ReadonlyMap<string, TreeFile>;
};

/**
 * Creates the live version's tree if needed and points the public link at it. Safe to run concurrently: each program
 * rechecks the pointer afterwards, so the link ends up matching the pointer. Returns `null` if nothing is live. `ready`
 * is a tree that was built before its version went live.
 */
export async function publishLive(
  stores: Stores,
  ready?: { id: string; folder: string },
): Promise<LiveVersion | null> {
  const { dataDir, registry } = stores;
  for (;;) {
    const { id, version, fence } = await registry.live();
    if (id === null || version === null) return null;
    const earlier = await registry.versions(EARLIER_VERSIONS);
    const folder = ready?.id === id ? ready.folder : await checkOut(stores, version, earlier);
    await moveLink(publicFolder(dataDir), folder);
    if (!existsSync(folder)) {
      // Another program deleted it as an old tree.
      ready = undefined;
      continue;
    }
    if ((await registry.fence()) !== fence) continue;
    return { id, version, fence, folder, earlier };
  }
}

export async function publishedFiles(stores: Stores, live: LiveVersion): Promise<PublishedVersion> {
  const own = await treeFiles(stores, live.version);
  const versions = live.earlier.map(({ version }) => version);
  const others = await earlierFiles(stores, versions, { fetchMissing: false });
  return { ...live, own, files: new Map([...others, ...own]) };
}

/** Publishes a version that has just gone live on this machine, then removes old trees. */
export async function publishAndClean(
  stores: Stores,
  ready?: { id: string; folder: string },
): Promise<void> {
  const live = await publishLive(stores, ready);
  if (live) await removeOldTrees(stores, live);
}

/** Switches a symlink atomically. */
async function moveLink(file: string, target: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  await symlink(path.relative(path.dirname(file), target), unfinished);
  await renameDurably(unfinished, file);
}
