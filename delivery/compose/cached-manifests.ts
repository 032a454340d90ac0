import { type BlobHash, type BlobStore, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import { assetsOf } from '../releases/release-store.ts';
import type { Stores } from '../stores.ts';
import { canonicalJson, EARLIER_VERSIONS } from '../versions/site-version.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { readManifest } from '../versions/read-version.ts';
import { composerFingerprint } from './composer-fingerprint.ts';
import { mapConcurrently } from './map-concurrently.ts';

/** What determines a manifest, besides the part's release. */
export type ManifestInputs = Pick<Stores, 'registry' | 'blobs'> & {
  config: BlobHash;
  data: BlobHash;
  shell: Release;
};

/** A part's manifest, and how many pages had to be rendered for it. */
export type ComposedManifest = { manifest: PartManifest; hash: BlobHash; rendered: number };

/** Manifests and lists of site files of versions that `prune` spares. */
export async function retainedLists({ registry }: Stores): Promise<ReadonlySet<BlobHash>> {
  const versions = await registry.versions(EARLIER_VERSIONS + 1);
  return new Set(
    versions.flatMap(({ version: { parts, siteFiles } }) => [
      ...Object.values(parts).map(({ manifest }) => manifest),
      siteFiles,
    ]),
  );
}

/** The manifest cached for these inputs; `null` on a miss or if blobs are missing or damaged. */
export async function cachedManifest(
  context: ManifestInputs,
  release: Release,
  retained: ReadonlySet<BlobHash>,
): Promise<ComposedManifest | null> {
  const { registry, blobs, data } = context;
  for (const key of [inputsKey(context, release, data), inputsKey(context, release, null)]) {
    const hash = await registry.rendered(key);
    if (hash === null || !(await blobs.has(hash))) continue;
    const manifest = await unlessDamaged(readManifest(blobs, hash));
    if (!manifest) continue;
    const { pages, files } = manifest;
    const referenced = [...Object.values(pages).map((page) => page.hash), ...Object.values(files)];
    if (retained.has(hash) || (await allExist(blobs, referenced))) {
      return { manifest, hash, rendered: 0 };
    }
  }
  return null;
}

const MAX_CONCURRENT_CHECKS = 32;

export async function allExist(blobs: BlobStore, hashes: readonly BlobHash[]): Promise<boolean> {
  const found = await mapConcurrently([...new Set(hashes)], MAX_CONCURRENT_CHECKS, (hash) =>
    blobs.has(hash),
  );
  return found.every(Boolean);
}

/** The cache key of a part's manifest. */
export function inputsKey(
  context: ManifestInputs,
  release: Release,
  data: BlobHash | null,
): string {
  return keyOf(context, release, { shell: context.shell.id, data });
}

/**
 * The cache key of a part's fragments. They depend on the shell only through its pictures, because posts replace
 * missing ones.
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
