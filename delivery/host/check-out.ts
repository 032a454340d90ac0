import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync } from 'node:fs';
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { UNFINISHED } from '../blobs/write-whole.ts';
import { type PartName, partNames } from '../releases/release.ts';
import { releaseFolder, releaseFolders } from '../releases/release-store.ts';
import type { Stores } from '../stores.ts';
import { type SiteVersion, versionId } from '../versions/site-version.ts';
import { encodings } from './whole-file.ts';
import { RELEASES, type TreeFile, treeFiles } from './tree-files.ts';

/** Versions before the live one whose scripts and sheets are still answered for: pages of them are open. */
export const EARLIER_VERSIONS = 50;

/** Where trees of versions are. */
export function treesFolder(dataDir: string): string {
  return path.join(dataDir, 'versions');
}

/** The tree of the version that visitors get, for web servers that send files: a link that is moved in one step. */
export function publicFolder(dataDir: string): string {
  return path.join(dataDir, 'public');
}

/**
 * Makes the tree of a version: for each address a file, with its compressed forms beside it, as a web server sends
 * them. Files are links to blobs, so a tree costs little. Besides what the version says, the tree holds
 * scripts and sheets of `earlier` versions. A tree is made aside and appears whole. Gives its folder.
 */
export async function checkOut(
  stores: Stores,
  version: SiteVersion,
  earlier: readonly { version: SiteVersion }[],
): Promise<string> {
  const { dataDir } = stores;
  const tree = path.join(treesFolder(dataDir), versionId(version));
  if (existsSync(tree)) return tree;
  const aside = `${tree}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(aside, { recursive: true });
    await fill(
      stores,
      aside,
      version,
      earlier.map((each) => each.version),
    );
    await rename(aside, tree);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // Somebody else who made the same tree was quicker.
    if (!existsSync(tree)) throw error;
  }
  return tree;
}

/** Files that are linked before others get their turn; some microseconds each, which is less than a thread would cost. */
const LINKED_AT_ONCE = 200;

async function fill(
  stores: Stores,
  tree: string,
  version: SiteVersion,
  earlier: readonly SiteVersion[],
): Promise<void> {
  const made = new Set<string>();
  let linked = 0;
  for (const [file, { source }] of await treeFiles(stores, version, earlier)) {
    if (file.startsWith(`${RELEASES}/`)) continue;
    const target = path.join(tree, file);
    if (!target.startsWith(tree + path.sep)) throw new Error(`${file} is outside of the site.`);
    const folder = path.dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    for (const end of encodings) {
      if (end === '' || existsSync(source + end)) linkSync(source + end, target + end);
    }
    linked += 1;
    if (linked % LINKED_AT_ONCE === 0) await nextTurn();
  }
  for (const [name, id] of releasesOf([version, ...earlier])) {
    const browser = path.join(releaseFolder(stores.dataDir, name, id), releaseFolders.browser);
    if (!existsSync(browser)) continue;
    const folder = path.join(tree, RELEASES, name);
    await mkdir(folder, { recursive: true });
    // Relative, so that a data folder can be moved. A tree lies as deep as it is made, so its last name is no matter.
    await symlink(path.relative(folder, browser), path.join(folder, id));
  }
}

function releasesOf(versions: readonly SiteVersion[]): readonly (readonly [PartName, string])[] {
  const found = new Map<string, readonly [PartName, string]>();
  for (const { parts } of versions) {
    for (const name of partNames) {
      const release = parts[name]?.release;
      if (release !== undefined) found.set(`${name} ${release}`, [name, release]);
    }
  }
  return [...found.values()];
}

/** How many trees stay besides the live one: a host may be reading from one of them. */
const TREES_KEPT = 4;

/** What is live, with its tree and what each file of it must hold. */
export type PublishedVersion = {
  id: string;
  version: SiteVersion;
  fence: number;
  folder: string;
  files: ReadonlyMap<string, TreeFile>;
};

/**
 * Has the tree of the live version ready and the public link lead to it, and removes the trees of versions that were
 * live before. Several programs may do so at once: each looks again where the pointer is when it is done, so
 * the link ends where the pointer does. `null` when nothing is live.
 */
export async function publishLive(stores: Stores): Promise<PublishedVersion | null> {
  const { dataDir, registry } = stores;
  for (;;) {
    const { id, version, fence } = await registry.live();
    if (id === null || version === null) return null;
    const known = await registry.versions(EARLIER_VERSIONS);
    const folder = await checkOut(stores, version, known);
    await moveLink(publicFolder(dataDir), folder);
    if ((await registry.fence()) !== fence || !existsSync(folder)) continue;
    // Trees that nobody knows are being made ready by somebody else.
    const old = known.filter((each) => each.id !== id).slice(TREES_KEPT);
    for (const each of old) await removeTree(path.join(treesFolder(dataDir), each.id));
    const earlier = known.map((each) => each.version);
    return { id, version, fence, folder, files: await treeFiles(stores, version, earlier) };
  }
}

/** Moves a link in one step. */
async function moveLink(file: string, target: string): Promise<void> {
  const aside = `${file}.${randomUUID()}${UNFINISHED}`;
  await symlink(path.relative(path.dirname(file), target), aside);
  await rename(aside, file);
}

/** Removes a tree so that nobody takes a part of it for the whole. */
async function removeTree(tree: string): Promise<void> {
  if (!existsSync(tree)) return;
  const aside = `${tree}.${randomUUID()}${UNFINISHED}`;
  try {
    await rename(tree, aside);
  } catch (error) {
    // Somebody else removes it at the same moment.
    if (existsSync(tree)) throw error;
    return;
  }
  await rm(aside, { recursive: true, force: true });
}
