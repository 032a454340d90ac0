import path from 'node:path';
import { type BlobHash, unlessDamaged } from '../blobs/blob-store.ts';
import { pageFile } from '../compose/page-path.ts';
import { type PartName, partNamesIn, type Release } from '../releases/release.ts';
import {
  ASSETS,
  assetsOf,
  readRelease,
  releaseFolder,
  releaseFolders,
} from '../releases/release-store.ts';
import { fetchRelease } from '../releases/shared-release.ts';
import type { Stores } from '../stores/stores.ts';
import { readData, readManifest, readSiteFiles } from '../versions/read-version.ts';
import type { SiteVersion } from '../versions/site-version.ts';
import { isCriticalSheet } from '../compose/site-addresses.ts';

/** A file in a tree: the path of its original and its expected hash. */
export type TreeFile = { source: string; hash: BlobHash };

/** Well-known icon URLs that browsers and apps request on their own, and the assets served there. */
export const iconAddresses: Readonly<Record<string, string>> = {
  '/favicon.ico': 'brand/favicon.ico',
  '/apple-touch-icon.png': 'brand/apple-touch-icon.png',
};

export const RELEASES = 'r';

/**
 * Returns all files of a version by path in its tree. A tree contains only these and those of `earlierFiles`. Fetches
 * the version's releases to this machine, but not its blobs. Rejects if a release is missing.
 */
export async function treeFiles(
  stores: Stores,
  version: SiteVersion,
): Promise<ReadonlyMap<string, TreeFile>> {
  const { dataDir, blobs } = stores;
  const files = new Map<string, TreeFile>();
  const add = (address: string, hash: BlobHash) =>
    files.set(inTree(address), { source: blobs.fileOf(hash), hash });
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
  for (const name of partNamesIn(version.parts)) {
    const id = version.parts[name]?.release;
    if (id === undefined) continue;
    const release = await fetchRelease(stores, name, id);
    if (!release) throw new Error(`Release ${id} of ${name} not found.`);
    for (const [file, treeFile] of browserFiles(dataDir, release)) files.set(file, treeFile);
    const folder = releaseFolder(dataDir, name, id);
    for (const asset of assetsOf(release)) {
      const file = path.posix.join(releaseFolders.assets, asset);
      const hash = release.files[file];
      if (hash === undefined) continue;
      files.set(inTree(path.join(ASSETS, asset)), { source: path.join(folder, file), hash });
    }
  }
  for (const [address, asset] of Object.entries(iconAddresses)) {
    const icon = files.get(inTree(path.join(ASSETS, asset)));
    if (icon) files.set(inTree(address), icon);
  }
  return files;
}

/**
 * Returns the locally available scripts and style sheets of earlier versions by path in a tree. With `fetchMissing`,
 * fetches releases and lists as needed and returns all scripts and style sheets, although some style sheets may not be
 * available locally yet.
 */
export async function earlierFiles(
  stores: Stores,
  earlier: readonly SiteVersion[],
  { fetchMissing }: { fetchMissing: boolean },
): Promise<ReadonlyMap<string, TreeFile>> {
  const { dataDir, blobs } = stores;
  const files = new Map<string, TreeFile>();
  for (const hash of new Set(earlier.map(({ siteFiles }) => siteFiles))) {
    if (!blobs.isHere(hash) && !(fetchMissing && (await blobs.has(hash)))) continue;
    // Damage in an earlier version must not affect the live one.
    const listed = (await unlessDamaged(readSiteFiles(blobs, hash))) ?? {};
    for (const [address, sheet] of Object.entries(listed)) {
      if (!isCriticalSheet(address) || !(fetchMissing || blobs.isHere(sheet))) continue;
      files.set(inTree(address), { source: blobs.fileOf(sheet), hash: sheet });
    }
  }
  for (const [name, ids] of releasesIn(earlier)) {
    for (const id of ids) {
      const release = fetchMissing
        ? await fetchRelease(stores, name, id)
        : await readRelease(dataDir, name, id);
      if (!release) continue;
      for (const [file, treeFile] of browserFiles(dataDir, release)) files.set(file, treeFile);
    }
  }
  return files;
}

function releasesIn(versions: readonly SiteVersion[]): ReadonlyMap<PartName, ReadonlySet<string>> {
  const found = new Map<PartName, Set<string>>();
  for (const { parts } of versions) {
    for (const name of partNamesIn(parts)) {
      const id = parts[name]?.release;
      if (id !== undefined) found.set(name, (found.get(name) ?? new Set()).add(id));
    }
  }
  return found;
}

/** Normalised, so that no URL can leave the tree. */
function inTree(address: string): string {
  return path.join('/', address).slice(1);
}

/** A release's scripts and style sheets for browsers. */
function browserFiles(dataDir: string, { name, id, files }: Release): [string, TreeFile][] {
  const folder = releaseFolder(dataDir, name, id);
  return Object.entries(files).flatMap(([file, hash]) => {
    const [top, ...rest] = file.split('/');
    if (top !== releaseFolders.browser) return [];
    return [[[RELEASES, name, id, ...rest].join('/'), { source: path.join(folder, file), hash }]];
  });
}
