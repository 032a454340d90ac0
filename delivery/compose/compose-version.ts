import { availableParallelism } from 'node:os';
import type { SiteConfig } from '@site/kit/site.ts';
import { type BlobHash, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { fetchReleases } from '../releases/fetch-release.ts';
import { type PartName, partNamesIn, type Release } from '../releases/release.ts';
import type { Stores } from '../stores/stores.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { readSiteFiles } from '../versions/read-version.ts';
import { canonicalJson, type SiteVersion } from '../versions/site-version.ts';
import { type ComposeContext, composerFingerprint, openContext } from './compose-context.ts';
import { composePart } from './compose-part.ts';

/** Everything that determines a version. */
type VersionInputs = {
  parts: Readonly<Partial<Record<PartName, { release: string; previous: string[] }>>>;
  /** The list of sections; absent on sites without a list. */
  sections?: BlobHash | undefined;
  config: BlobHash;
  previousConfigs: string[];
  data: BlobHash;
};

/** A composed version that isn't live yet. */
export type ComposedVersion = {
  version: SiteVersion;
  site: SiteConfig;
  releases: readonly Release[];
  manifests: readonly PartManifest[];
  /** Number of pages rendered; 0 if everything was cached. */
  rendered: number;
};

/** Parts composed concurrently; while one renderer starts, another can use the core. */
const MAX_CONCURRENT_PARTS = availableParallelism();

/**
 * Composes a version from its inputs, without affecting what visitors see. Reuses earlier output where everything that
 * it was made from is equal. `force` renders everything, which must produce the same result. Rejects with a
 * `RenderError` if a section can't be rendered.
 */
export async function composeVersion(
  stores: Stores,
  inputs: VersionInputs,
  {
    force = false,
    releases: given,
  }: {
    force?: boolean;
    /** The version's releases, if already read. */
    releases?: readonly Release[];
  } = {},
): Promise<ComposedVersion> {
  const { sections: listed, config, previousConfigs, data } = inputs;
  const releases = given ?? (await fetchReleases(stores, inputs.parts));
  const missing = partNamesIn(inputs.parts).find(
    (part) => !releases.some(({ name }) => name === part),
  );
  if (missing !== undefined) throw new Error(`The release of ${missing} no longer exists.`);
  const context = await openContext(stores, releases, inputs, { force });
  const composed = await mapConcurrently(releases, MAX_CONCURRENT_PARTS, (release) =>
    composePart(context, release),
  ).finally(context.processes.close);
  const manifests = composed.map(({ manifest }) => manifest);
  const parts: SiteVersion['parts'] = Object.fromEntries(
    composed.map(({ manifest: { part }, hash }, index) => {
      const previous = inputs.parts[part]?.previous ?? [];
      return [part, { release: releases[index]?.id ?? '', previous, manifest: hash }];
    }),
  );
  const siteFiles = await siteFilesFor(context, { releases, manifests, parts });
  const version = {
    parts,
    ...(listed !== undefined && { sections: listed }),
    config,
    previousConfigs,
    data,
    siteFiles,
  };
  const rendered = composed.reduce((sum, each) => sum + each.rendered, 0);
  return { version, site: context.site, releases, manifests, rendered };
}

/** Composes the site-wide files, or reuses those of the same parts. */
async function siteFilesFor(
  { registry, blobs, config, site, retained, allExist }: ComposeContext,
  {
    releases,
    manifests,
    parts,
  }: Pick<ComposedVersion, 'releases' | 'manifests'> & Pick<SiteVersion, 'parts'>,
): Promise<BlobHash> {
  const made = Object.entries(parts).map(([name, { release, manifest }]) => [
    name,
    release,
    manifest,
  ]);
  const key = hashOf(canonicalJson({ composer: composerFingerprint(), config, parts: made }));
  const cached = retained && (await registry.rendered(key));
  if (retained && cached !== null) {
    const files = await unlessDamaged(readSiteFiles(blobs, cached));
    if (files && (retained.has(cached) || (await allExist(Object.values(files))))) {
      return cached;
    }
  }
  const { composeSiteFiles } = await import('./site-files.ts');
  const sections = releases.filter(({ name }) => name !== 'shell');
  const files = await composeSiteFiles(blobs, site, sections, manifests);
  const hash = await blobs.put(Buffer.from(canonicalJson(files)));
  await registry.noteRendered(key, hash);
  return hash;
}
