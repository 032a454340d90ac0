import { type BlobHash, type BlobStore, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import { assetsOf } from '../releases/release-store.ts';
import type { Stores } from '../stores/stores.ts';
import { canonicalJson, EARLIER_VERSIONS } from '../versions/site-version.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { readManifest } from '../versions/read-version.ts';
import { composerFingerprint } from './composer-fingerprint.ts';
import { mapConcurrently } from '../map-concurrently.ts';

/** The inputs that determine a manifest, apart from the part's release. */
export type ManifestInputs = Pick<Stores, 'registry' | 'blobs'> & {
  config: BlobHash;
  data: BlobHash;
  shell: Release;
};

/** A part's manifest, and the number of pages rendered for it. */
export type ComposedManifest = { manifest: PartManifest; hash: BlobHash; rendered: number };

/** Returns the manifests and site-file lists of the versions that `prune` keeps. */
export async function retainedLists({ registry }: Stores): Promise<ReadonlySet<BlobHash>> {
  const versions = await registry.versions(EARLIER_VERSIONS + 1);
  return new Set(
    versions.flatMap(({ version: { parts, siteFiles } }) => [
      ...Object.values(parts).map(({ manifest }) => manifest),
      siteFiles,
    ]),
  );
}

/** Returns the manifest cached for these inputs, or `null` on a miss or if blobs are missing or damaged. */
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

/** Returns the cache key of a part's manifest. */
export function inputsKey(
  context: ManifestInputs,
  release: Release,
  data: BlobHash | null,
): string {
  return keyOf(context, release, { shell: context.shell.id, data });
}

/**
 * Returns the cache key of a part's fragments. The shell affects them only through its pictures: posts show a default
 * picture instead of a missing one, and pictures for shared links are drawn from its illustrations.
 */
export function fragmentsKey(
  context: ManifestInputs,
  release: Release,
  data: BlobHash | null,
): string {
  const { shell } = context;
  const illustrations = Object.entries(shell.files).filter(([file]) => file.endsWith('.svg'));
  return keyOf(context, release, {
    assets: data === null ? [] : assetsOf(shell),
    illustrations: illustrations.map(([, hash]) => hash),
    data,
  });
}

function keyOf(
  { config }: ManifestInputs,
  { name, id }: Release,
  others: {
    data: BlobHash | null;
    shell?: string;
    assets?: readonly string[];
    illustrations?: readonly BlobHash[];
  },
): string {
  const composer = composerFingerprint();
  return hashOf(canonicalJson({ composer, part: name, release: id, config, ...others }));
}
