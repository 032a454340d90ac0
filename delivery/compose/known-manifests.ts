import { type BlobHash, type BlobStore, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import { assetsOf } from '../releases/release-store.ts';
import type { Stores } from '../stores.ts';
import { EARLIER_VERSIONS } from '../versions/earlier-versions.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { readManifest } from '../versions/read-version.ts';
import { canonicalJson } from '../versions/site-version.ts';
import { composerFingerprint } from './composer-fingerprint.ts';
import { mapConcurrently } from './map-concurrently.ts';

/** What manifests follow from besides a part's release. */
export type ManifestInputs = Pick<Stores, 'registry' | 'blobs'> & {
  config: BlobHash;
  data: BlobHash;
  shell: Release;
};

/** The manifest of a part, and how many pages were rendered for it. */
export type MadeManifest = { manifest: PartManifest; hash: BlobHash; rendered: number };

/** Manifests and lists of site files of versions that nothing is thrown away of. */
export async function rememberedLists({ registry }: Stores): Promise<ReadonlySet<BlobHash>> {
  const versions = await registry.versions(EARLIER_VERSIONS + 1);
  return new Set(
    versions.flatMap(({ version: { parts, siteFiles } }) => [
      ...Object.values(parts).map(({ manifest }) => manifest),
      siteFiles,
    ]),
  );
}

/** What was rendered before from the very same inputs; `null` when nothing was, or not all of it is there and intact. */
export async function knownManifest(
  context: ManifestInputs,
  release: Release,
  remembered: ReadonlySet<BlobHash>,
): Promise<MadeManifest | null> {
  const { registry, blobs, data } = context;
  for (const key of [inputsKey(context, release, data), inputsKey(context, release, null)]) {
    const hash = await registry.rendered(key);
    if (hash === null || !(await blobs.has(hash))) continue;
    const manifest = await unlessDamaged(readManifest(blobs, hash));
    if (!manifest) continue;
    const { pages, files } = manifest;
    const named = [...Object.values(pages).map((page) => page.hash), ...Object.values(files)];
    if (remembered.has(hash) || (await areThere(blobs, named))) {
      return { manifest, hash, rendered: 0 };
    }
  }
  return null;
}

/** How many blobs are asked after at once. */
const BLOBS_AT_ONCE = 32;

/** Whether every one of these blobs is there. */
export async function areThere(blobs: BlobStore, hashes: readonly BlobHash[]): Promise<boolean> {
  const found = await mapConcurrently([...new Set(hashes)], BLOBS_AT_ONCE, (hash) =>
    blobs.has(hash),
  );
  return found.every(Boolean);
}

/** Everything that a part's manifest follows from, as one name. */
export function inputsKey(
  context: ManifestInputs,
  release: Release,
  data: BlobHash | null,
): string {
  return keyOf(context, release, { shell: context.shell.id, data });
}

/**
 * Everything that a part's fragments follow from, as one name. Of the shell that is which pictures it has: posts that
 * show one that is not there get another.
 */
export function fragmentsKey(
  context: ManifestInputs,
  release: Release,
  data: BlobHash | null,
): string {
  return keyOf(context, release, { assets: data === null ? [] : assetsOf(context.shell), data });
}

function keyOf(
  { config }: ManifestInputs,
  { name, id }: Release,
  others: { data: BlobHash | null; shell?: string; assets?: readonly string[] },
): string {
  const composer = composerFingerprint();
  return hashOf(canonicalJson({ composer, part: name, release: id, config, ...others }));
}
