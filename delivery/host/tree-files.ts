import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BlobError, type BlobHash, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import { pageFile } from '../compose/page-path.ts';
import { addressOf } from '../compose/release-addresses.ts';
import { iconAddresses, isCriticalSheet } from '../compose/site-addresses.ts';
import { partNamesIn, type Release } from '../releases/release.ts';
import { ASSETS, assetsOf, releaseFolder, releaseFolders } from '../releases/release-store.ts';
import { fetchRelease, restoreRelease } from '../releases/fetch-release.ts';
import type { Stores } from '../stores/stores.ts';
import { readData, readManifest, readSiteFiles } from '../versions/read-version.ts';
import { EARLIER_VERSIONS, type SiteVersion, versionId } from '../versions/site-version.ts';

/**
 * A file of a tree. `read` rejects with a `BlobError` if no intact copy is left. A tree does without `isOptional` files
 * then.
 */
export type TreeFile = { hash: BlobHash; read: () => Promise<Buffer>; isOptional?: true };

/** Files by their paths in the tree. */
export type TreeFiles = ReadonlyMap<string, TreeFile>;

/**
 * Returns everything in a version's tree: the version's own files, and the scripts and style sheets of other versions,
 * which pages that are still open may load. Rejects if a release or manifest of the version is missing.
 */
export async function treeFiles(
  stores: Stores,
  version: SiteVersion,
  others: readonly SiteVersion[],
): Promise<TreeFiles> {
  const own = await composedFiles(stores, version);
  const releases = await releasesOf(stores, [version]);
  if (releases.length < partNamesIn(version.parts).length) {
    throw new BlobError(`A release of version ${versionId(version)} is missing.`);
  }
  const ofOthers = [
    ...(await sheetsOf(stores, others)),
    ...scriptsOf(stores, await releasesOf(stores, others)),
  ];
  return new Map([
    // Damage in another version must not affect this one.
    ...ofOthers.map(([path, file]) => [path, { ...file, isOptional: true }] as const),
    ...own,
    ...scriptsOf(stores, releases),
    ...releases.flatMap((release) => assetFiles(stores, release)),
  ]);
}

/** The versions whose scripts and style sheets the tree of a version has while that version is live. */
export async function openVersions(
  { registry }: Stores,
  version: SiteVersion,
): Promise<readonly SiteVersion[]> {
  const canary = await registry.canaries.running();
  const known = (await registry.versions(EARLIER_VERSIONS)).map((each) => each.version);
  const versions = [version, ...(canary ? [canary.version] : []), ...known];
  const byId = new Map(versions.map((each) => [versionId(each), each]));
  return [...byId.values()].slice(0, EARLIER_VERSIONS);
}

/** Returns the files of a version that are blobs: pages, documents and the pictures of posts. */
export async function composedFiles({ blobs }: Stores, version: SiteVersion): Promise<TreeFiles> {
  const files = new Map<string, TreeFile>();
  const add = (address: string, hash: BlobHash) =>
    files.set(inTree(address), { hash, read: () => blobs.read(hash) });
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

/** Returns the first-screen style sheets of versions. Skips lists that are damaged or gone. */
async function sheetsOf(
  { blobs }: Stores,
  versions: readonly SiteVersion[],
): Promise<[string, TreeFile][]> {
  const found: [string, TreeFile][] = [];
  for (const hash of new Set(versions.map(({ siteFiles }) => siteFiles))) {
    const listed = (await unlessDamaged(readSiteFiles(blobs, hash))) ?? {};
    for (const [address, sheet] of Object.entries(listed)) {
      if (!isCriticalSheet(address)) continue;
      found.push([inTree(address), { hash: sheet, read: () => blobs.read(sheet) }]);
    }
  }
  return found;
}

/** Returns the releases of versions that can be read. */
async function releasesOf(stores: Stores, versions: readonly SiteVersion[]): Promise<Release[]> {
  const ids = new Map(
    versions.flatMap(({ parts }) =>
      partNamesIn(parts).map((name) => {
        const id = parts[name]?.release ?? '';
        return [`${name} ${id}`, { name, id }] as const;
      }),
    ),
  );
  const found: Release[] = [];
  for (const { name, id } of ids.values()) {
    const release = await unlessDamaged(fetchRelease(stores, name, id));
    if (release) found.push(release);
  }
  return found;
}

/** The scripts and style sheets of releases. */
function scriptsOf(stores: Stores, releases: readonly Release[]): [string, TreeFile][] {
  const start = `${releaseFolders.browser}/`;
  return releases.flatMap((release) =>
    Object.entries(release.files)
      .filter(([file]) => file.startsWith(start))
      .map(([file, hash]): [string, TreeFile] => [
        inTree(addressOf(release, file.slice(start.length))),
        releaseFile(stores, release, file, hash),
      ]),
  );
}

/** The pictures and other assets of a release, and the icons that browsers and apps request on their own. */
function assetFiles(stores: Stores, release: Release): [string, TreeFile][] {
  return assetsOf(release).flatMap((asset) => {
    const file = path.posix.join(releaseFolders.assets, asset);
    const hash = release.files[file];
    if (hash === undefined) return [];
    const addresses = [
      `${ASSETS}/${asset}`,
      ...Object.keys(iconAddresses).filter((address) => iconAddresses[address] === asset),
    ];
    return addresses.map((address): [string, TreeFile] => [
      inTree(address),
      releaseFile(stores, release, file, hash),
    ]);
  });
}

function releaseFile(
  stores: Stores,
  { name, id }: Release,
  file: string,
  hash: BlobHash,
): TreeFile {
  return {
    hash,
    async read() {
      const source = path.join(releaseFolder(stores.dataDir, name, id), file);
      const intact = async () => {
        const bytes = await readFile(source).catch(() => null);
        return bytes && hashOf(bytes) === hash ? bytes : null;
      };
      const bytes =
        (await intact()) ?? ((await restoreRelease(stores, name, id)) && (await intact()));
      if (bytes) return bytes;
      throw new BlobError(`${source} is missing or damaged.`);
    },
  };
}

/** Normalised, so that no URL can leave the tree. */
function inTree(address: string): string {
  return path.join('/', address).slice(1);
}
