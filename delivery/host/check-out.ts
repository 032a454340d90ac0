import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { type BlobFiles, type BlobHash, type BlobStore, encodings } from '../blobs/blob-store.ts';
import { UNFINISHED } from '../blobs/write-whole.ts';
import { CRITICAL_SHEETS } from '../compose/critical-css/critical-sheets.ts';
import { inParallel } from '../compose/in-parallel.ts';
import { pageFile } from '../compose/page-path.ts';
import { type PartName, partNames, type Release } from '../releases/release.ts';
import { ASSETS, assetsOf, releaseFolder, releaseFolders } from '../releases/release-store.ts';
import { bringRelease } from '../releases/shared-release.ts';
import type { Stores } from '../stores.ts';
import { EARLIER_VERSIONS } from '../versions/earlier-versions.ts';
import { readData, readManifest, readSiteFiles } from '../versions/read-version.ts';
import { type SiteVersion, versionId } from '../versions/site-version.ts';

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
 * scripts and sheets of `earlier` versions, as far as this machine has them (`bringEarlier` brings the others).
 * A tree is made aside and appears whole. Gives its folder.
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
    await mkdir(aside, { recursive: true });
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
 * Adds to the tree of a version what earlier ones had and this machine has not: their scripts and sheets, for pages
 * that are open. Rejects when something cannot be brought, and may be called again then.
 */
export function bringEarlier(
  stores: Stores,
  tree: string,
  earlier: readonly EarlierVersion[],
): Promise<void> {
  return addEarlier(stores, tree, { earlier, isBrought: true });
}

/** How many blobs are on their way at once. */
const BLOBS_AT_ONCE = 24;

async function fill(stores: Stores, tree: string, version: SiteVersion): Promise<void> {
  const releases: Release[] = [];
  for (const [name, id] of releasesOf([version])) {
    const release = await bringRelease(stores, name, id);
    if (!release) throw new Error(`Release ${id} of ${name} is not there.`);
    releases.push(release);
  }
  const { dataDir, blobs } = stores;
  const files = [...(await filesOf(blobs, version))];
  await inParallel(files, BLOBS_AT_ONCE, async ([file, hash]) => {
    await place(tree, file, await blobs.files(hash));
  });
  for (const { name, id, ...release } of releases) {
    const folder = path.join(releaseFolder(dataDir, name, id), releaseFolders.assets);
    for (const asset of assetsOf({ name, id, ...release })) {
      await place(tree, path.join(ASSETS, asset), filesAt(path.join(folder, asset)));
    }
    await linkRelease(dataDir, tree, name, id);
  }
}

/** Adds scripts and sheets of earlier versions; without `isBrought` only those that are on this machine. */
async function addEarlier(
  stores: Stores,
  tree: string,
  { earlier, isBrought }: { earlier: readonly EarlierVersion[]; isBrought: boolean },
): Promise<void> {
  const { dataDir, blobs } = stores;
  const versions = earlier.map(({ version }) => version);
  for (const [name, id] of releasesOf(versions)) {
    if (existsSync(path.join(tree, 'r', name, id))) continue;
    if (isBrought) await bringRelease(stores, name, id);
    await linkRelease(dataDir, tree, name, id);
  }
  const sheets = [...(await sheetsOf(blobs, versions, isBrought))];
  await inParallel(sheets, BLOBS_AT_ONCE, async ([file, hash]) => {
    if (existsSync(path.join(tree, file)) || !(isBrought || blobs.isHere(hash))) return;
    await place(tree, file, await blobs.files(hash));
  });
}

/** Puts a file into a tree, with its compressed forms. Two that add the same file at once do no harm. */
async function place(tree: string, file: string, { plain, br, gz }: BlobFiles): Promise<void> {
  const target = path.join(tree, file);
  if (!target.startsWith(tree + path.sep)) throw new Error(`${file} is outside of the site.`);
  await mkdir(path.dirname(target), { recursive: true });
  for (const [source, end] of [
    [br, '.br'],
    [gz, '.gz'],
    [plain, ''],
  ] as const) {
    if (source !== undefined) await link(source, target + end).catch(unlessThere);
  }
}

/** A file of a release, with the compressed forms that lie beside it. */
function filesAt(plain: string): BlobFiles {
  const forms = encodings
    .map((encoding) => [encoding, `${plain}.${encoding}`] as const)
    .filter(([, file]) => existsSync(file));
  return { plain, ...Object.fromEntries(forms) };
}

/** Makes the browser's files of a release part of a tree, if the release is on this machine. */
async function linkRelease(
  dataDir: string,
  tree: string,
  name: PartName,
  id: string,
): Promise<void> {
  const browser = path.join(releaseFolder(dataDir, name, id), releaseFolders.browser);
  if (!existsSync(browser)) return;
  const folder = path.join(tree, 'r', name);
  await mkdir(folder, { recursive: true });
  // Relative, so that a data folder can be moved. A tree lies as deep as it is made, so its last name is no matter.
  await symlink(path.relative(folder, browser), path.join(folder, id)).catch(unlessThere);
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

/** Which blob is where in the tree of a version. */
async function filesOf(
  blobs: BlobStore,
  version: SiteVersion,
): Promise<ReadonlyMap<string, BlobHash>> {
  const files = new Map<string, BlobHash>();
  const add = (file: string, hash: BlobHash) => files.set(path.join('/', file), hash);
  for (const part of Object.values(version.parts)) {
    const manifest = await readManifest(blobs, part.manifest);
    for (const [pathname, { hash, status }] of Object.entries(manifest.pages)) {
      add(pageFile('/', pathname, status), hash);
    }
    for (const [address, hash] of Object.entries(manifest.files)) add(address, hash);
  }
  for (const [address, hash] of Object.entries(await readSiteFiles(blobs, version.siteFiles))) {
    add(address, hash);
  }
  const { pictures } = await readData(blobs, version.data);
  for (const [name, hash] of Object.entries(pictures)) add(`${ASSETS}/posts/${name}`, hash);
  return files;
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

/** The sheets that pages of earlier versions name; without `isBrought` as far as this machine knows them. */
async function sheetsOf(
  blobs: BlobStore,
  versions: readonly SiteVersion[],
  isBrought: boolean,
): Promise<ReadonlyMap<string, BlobHash>> {
  const sheets = new Map<string, BlobHash>();
  const manifests = new Set(
    versions.flatMap(({ parts }) => Object.values(parts).map(({ manifest }) => manifest)),
  );
  for (const hash of manifests) {
    if (!blobs.isHere(hash) && !(isBrought && (await blobs.has(hash)))) continue;
    const { files } = await readManifest(blobs, hash);
    for (const [address, sheet] of Object.entries(files)) {
      if (address.startsWith(`/${CRITICAL_SHEETS}/`)) sheets.set(address, sheet);
    }
  }
  return sheets;
}

/** How many trees stay besides the live one: a host may be reading from one of them. */
const TREES_KEPT = 4;

/** What is live, with its tree. */
export type PublishedVersion = {
  id: string;
  version: SiteVersion;
  fence: number;
  folder: string;
  /** Versions that were live before. */
  earlier: readonly EarlierVersion[];
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
    return { id, version, fence, folder, earlier: known };
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
