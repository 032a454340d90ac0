import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BlobError } from '../blobs/blob-store.ts';
import { renameDurably, UNFINISHED } from '@site/api/database/durable-file.ts';
import { mapConcurrently } from '../compose/map-concurrently.ts';
import { type PartName, partNamesIn } from '../releases/release.ts';
import { releaseFolder, releaseFolders } from '../releases/release-store.ts';
import type { Stores } from '../stores.ts';
import { EARLIER_VERSIONS } from '../versions/earlier-versions.ts';
import { type SiteVersion, treesFolder, versionId } from '../versions/site-version.ts';
import { encodings } from './whole-file.ts';
import { removeOldTrees, takeOldTree } from './old-trees.ts';
import { earlierFiles, RELEASES, type TreeFile, treeFiles } from './tree-files.ts';

/** The tree of the version that visitors get, for web servers that send files: a link that is moved in one step. */
export function publicFolder(dataDir: string): string {
  return path.join(dataDir, 'public');
}

/**
 * Makes the tree of a version: for each address a file, with its compressed forms beside it, as a web server sends
 * them. Files are links to blobs, so a tree costs little. Besides what the version says, the tree holds
 * scripts and sheets of `earlier` versions, as far as this machine has them (`bringEarlier` brings the others).
 * A tree is made aside, out of an old one that nobody reads from where there is one, and appears whole. Gives its folder.
 */
export async function checkOut(
  stores: Stores,
  version: SiteVersion,
  earlier: readonly EarlierVersion[],
): Promise<string> {
  const { dataDir } = stores;
  const tree = path.join(treesFolder(dataDir), versionId(version));
  if (existsSync(tree)) return tree;
  const aside = `${tree}.${randomUUID()}${UNFINISHED}`;
  try {
    if (!(await takeOldTree(stores, aside))) await mkdir(aside, { recursive: true });
    await fill(stores, aside, version);
    await addEarlier(stores, aside, { earlier, isBrought: false });
    await rename(aside, tree);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // Somebody else who made the same tree was quicker.
    if (!existsSync(tree)) throw error;
  }
  return tree;
}

/** A version that was live once. */
export type EarlierVersion = { version: SiteVersion };

/**
 * Adds to the tree of a version what earlier ones had and the tree has not: their scripts and sheets, for pages that are
 * open. Gives all of these that there are. Rejects when something cannot be brought, and may be called again then.
 */
export function bringEarlier(
  stores: Stores,
  tree: string,
  earlier: readonly EarlierVersion[],
): Promise<ReadonlyMap<string, TreeFile>> {
  return addEarlier(stores, tree, { earlier, isBrought: true });
}

async function fill(stores: Stores, tree: string, version: SiteVersion): Promise<void> {
  const files = await treeFiles(stores, version);
  await removeOthers(tree, files);
  await place(stores, tree, files);
  await linkReleases(stores, tree, [version]);
}

/** Removes from what was the tree of another version whatever is at no address of this one, and the links to releases. */
async function removeOthers(tree: string, files: ReadonlyMap<string, TreeFile>): Promise<void> {
  await rm(path.join(tree, RELEASES), { recursive: true, force: true });
  const folders = new Set<string>();
  for (const file of files.keys()) {
    let folder = path.posix.dirname(file);
    for (; folder !== '.' && !folders.has(folder); folder = path.posix.dirname(folder)) {
      folders.add(folder);
    }
  }
  const isWanted = (file: string) =>
    encodings.some(
      (end) => file.endsWith(end) && files.has(end ? file.slice(0, -end.length) : file),
    );
  let looked = 0;
  const clean = async (folder: string): Promise<void> => {
    for (const name of readdirSync(path.join(tree, folder))) {
      const file = folder === '' ? name : `${folder}/${name}`;
      if (isWanted(file)) continue;
      const isFolder = folders.has(file) && lstatSync(path.join(tree, file)).isDirectory();
      if (isFolder) await clean(file);
      else rmSync(path.join(tree, file), { recursive: true });
    }
    looked += 1;
    if (looked % LINKED_AT_ONCE === 0) await nextTurn();
  };
  await clean('');
}

/** Adds scripts and sheets of earlier versions; without `isBrought` only those that are on this machine. */
async function addEarlier(
  stores: Stores,
  tree: string,
  { earlier, isBrought }: { earlier: readonly EarlierVersion[]; isBrought: boolean },
): Promise<ReadonlyMap<string, TreeFile>> {
  const versions = earlier.map(({ version }) => version);
  const files = await earlierFiles(stores, versions, { isBrought });
  // What the version itself has at the same address counts.
  const missing = [...files].filter(([file]) => !existsSync(path.join(tree, file)));
  await place(stores, tree, missing);
  await linkReleases(stores, tree, versions);
  return files;
}

/** How many blobs are on their way at once. */
const BLOBS_AT_ONCE = 24;

/** Files that are linked before others get their turn; some microseconds each, which is less than a thread would cost. */
const LINKED_AT_ONCE = 200;

/** Puts files into a tree, but for those of releases, which are linked as a whole. Brings the blobs that are not here. */
async function place(
  { blobs }: Stores,
  tree: string,
  files: Iterable<[string, TreeFile]>,
): Promise<void> {
  const toLink = [...files].filter(([file]) => !file.startsWith(`${RELEASES}/`));
  const toBring = toLink.filter(
    ([, { source, hash }]) => source === blobs.fileOf(hash) && !blobs.isHere(hash),
  );
  await mapConcurrently(toBring, BLOBS_AT_ONCE, ([, { hash }]) => blobs.files(hash));
  /** Whether each folder was there already. */
  const wasThere = new Map<string, boolean>();
  let linked = 0;
  for (const [file, { source }] of toLink) {
    const target = path.join(tree, file);
    if (!target.startsWith(tree + path.sep)) throw new Error(`${file} is outside of the site.`);
    const folder = path.dirname(target);
    const mayBeThere = wasThere.get(folder) ?? mkdirSync(folder, { recursive: true }) === undefined;
    wasThere.set(folder, mayBeThere);
    for (const end of encodings) {
      if (mayBeThere && isLinked(source + end, target + end)) continue;
      if (end === '' || existsSync(source + end)) linkOnce(source + end, target + end);
    }
    linked += 1;
    if (linked % LINKED_AT_ONCE === 0) await nextTurn();
  }
}

/** Whether two names are of one file. What has the second name and is another file is removed. */
function isLinked(source: string, target: string): boolean {
  const there = statSync(target, { bigint: true, throwIfNoEntry: false });
  if (!there) return false;
  const wanted = statSync(source, { bigint: true, throwIfNoEntry: false });
  if (there.ino === wanted?.ino && there.dev === wanted.dev) return true;
  rmSync(target, { recursive: true });
  return false;
}

/** Links a file into a tree. Two that add the same one at once do no harm. */
function linkOnce(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // It was there a moment ago: somebody throws it away.
    if (codeOf(error) === 'ENOENT') throw new BlobError(`${source} is gone.`, { cause: error });
    throw error;
  }
}

/** Makes the browser's files of releases part of a tree, as far as they are on this machine. */
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
    // Relative, so that a data folder can be moved. A tree lies as deep as it is made, so its last name is no matter.
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

/** What is live, with its tree. */
export type LiveVersion = {
  id: string;
  version: SiteVersion;
  fence: number;
  folder: string;
  /** Versions that were live before. */
  earlier: readonly (EarlierVersion & { id: string })[];
};

/** What is live, with what each file of its tree must hold. */
export type PublishedVersion = LiveVersion & {
  /** What the version says, all of which is there. */
  own: ReadonlyMap<string, TreeFile>;
  /** That, with scripts and sheets of earlier versions as far as they are on this machine. */
  files: ReadonlyMap<string, TreeFile>;
};

/**
 * Has the tree of the live version ready and the public link lead to it. Several programs may do so at once: each looks
 * again where the pointer is when it is done, so the link ends where the pointer does. `null` when nothing is live.
 * `ready` is a tree that was made before its version went live.
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
      // Another program removed it as an old tree.
      ready = undefined;
      continue;
    }
    if ((await registry.fence()) !== fence) continue;
    return { id, version, fence, folder, earlier };
  }
}

/** Says of a version that is live what each file of its tree must hold. */
export async function publishedFiles(stores: Stores, live: LiveVersion): Promise<PublishedVersion> {
  const own = await treeFiles(stores, live.version);
  const versions = live.earlier.map(({ version }) => version);
  const others = await earlierFiles(stores, versions, { isBrought: false });
  return { ...live, own, files: new Map([...others, ...own]) };
}

/** Shows visitors of this machine what has just gone live, and removes what is old then. For whoever moved the pointer. */
export async function showLive(
  stores: Stores,
  ready?: { id: string; folder: string },
): Promise<void> {
  const live = await publishLive(stores, ready);
  if (live) await removeOldTrees(stores, live);
}

/** Moves a link in one step. */
async function moveLink(file: string, target: string): Promise<void> {
  const aside = `${file}.${randomUUID()}${UNFINISHED}`;
  await symlink(path.relative(path.dirname(file), target), aside);
  await renameDurably(aside, file);
}
