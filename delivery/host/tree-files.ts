import path from 'node:path';
import type { BlobHash, BlobStore } from '../blobs/blob-store.ts';
import { isCriticalSheet } from '../compose/critical-css/critical-sheets.ts';
import { pageFile } from '../compose/page-path.ts';
import { partNames } from '../releases/release.ts';
import {
  ASSETS,
  assetsOf,
  readRelease,
  releaseFolder,
  releaseFolders,
} from '../releases/release-store.ts';
import type { Stores } from '../stores.ts';
import { readData, readManifest, readSiteFiles } from '../versions/read-version.ts';
import type { SiteVersion } from '../versions/site-version.ts';

/** A file of a tree: where its bytes are kept, and the SHA-256 that they must have. */
export type TreeFile = { source: string; hash: BlobHash };

/** The folder of scripts and sheets of releases in a tree. */
export const RELEASES = 'r';

/**
 * Every file of a version's tree by its path there, with the scripts and sheets of `earlier` versions. A tree holds
 * nothing else that is served.
 */
export async function treeFiles(
  stores: Stores,
  version: SiteVersion,
  earlier: readonly SiteVersion[],
): Promise<ReadonlyMap<string, TreeFile>> {
  const { dataDir, blobs } = stores;
  const files = new Map<string, TreeFile>();
  const add = (address: string, hash: BlobHash) =>
    files.set(path.join('/', address).slice(1), { source: blobs.fileOf(hash), hash });
  // Before those of the version itself, which count.
  for (const [address, hash] of await sheetsOf(blobs, earlier)) add(address, hash);
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
  for (const name of partNames) {
    const ids = [version, ...earlier].map(({ parts }) => parts[name]?.release);
    for (const id of new Set(ids)) {
      const release = id === undefined ? null : await readRelease(dataDir, name, id);
      if (!release) continue;
      const folder = releaseFolder(dataDir, name, release.id);
      const isLive = release.id === version.parts[name]?.release;
      const assets = isLive ? assetsOf(release) : [];
      for (const asset of assets) {
        const file = path.posix.join(releaseFolders.assets, asset);
        addOfRelease(path.join(ASSETS, asset).slice(1), file);
      }
      for (const file of Object.keys(release.files)) {
        const [half, ...rest] = file.split('/');
        if (half === releaseFolders.browser) {
          addOfRelease([RELEASES, name, release.id, ...rest].join('/'), file);
        }
      }
      function addOfRelease(inTree: string, file: string): void {
        const hash = release?.files[file];
        if (hash !== undefined) files.set(inTree, { source: path.join(folder, file), hash });
      }
    }
  }
  return files;
}

/** The sheets that pages of earlier versions name. */
async function sheetsOf(
  blobs: BlobStore,
  versions: readonly SiteVersion[],
): Promise<ReadonlyMap<string, BlobHash>> {
  const sheets = new Map<string, BlobHash>();
  for (const hash of new Set(versions.map(({ siteFiles }) => siteFiles))) {
    if (!(await blobs.has(hash))) continue;
    for (const [address, sheet] of Object.entries(await readSiteFiles(blobs, hash))) {
      if (isCriticalSheet(address)) sheets.set(address, sheet);
    }
  }
  return sheets;
}
