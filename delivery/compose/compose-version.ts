import { availableParallelism } from 'node:os';
import type { SiteConfig } from '@site/kit/site.ts';
import { type BlobHash, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import type { Stores } from '../stores/stores.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { readSiteFiles } from '../versions/read-version.ts';
import { canonicalJson, type SiteVersion } from '../versions/site-version.ts';
import { composerFingerprint } from './composer-fingerprint.ts';
import {
  allExist,
  cachedManifest,
  type ComposedManifest,
  type ManifestInputs,
  retainedLists,
} from './cached-manifests.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { publicConfig, readReleases, requireShell, type VersionInputs } from './version-inputs.ts';

/** A composed version that isn't live yet. */
export type ComposedVersion = {
  version: SiteVersion;
  site: SiteConfig;
  releases: readonly Release[];
  manifests: readonly PartManifest[];
  /** Number of pages rendered; 0 if everything was cached. */
  rendered: number;
};

const MAX_CONCURRENT_PARTS = availableParallelism();

/**
 * Composes a version from its inputs, without affecting what visitors see. Reuses output rendered earlier from the same
 * inputs; if everything is cached, loads no renderer. `force` renders everything, which must produce the same result.
 * Rejects with a `RenderError` if a section can't be rendered.
 */
export async function composeVersion(
  stores: Stores,
  inputs: VersionInputs,
  before: SiteVersion | null,
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
  const releases = given ?? (await readReleases(stores, inputs.parts));
  const site = await publicConfig(stores.blobs, config);
  const context = { ...stores, config, data, shell: requireShell(releases) };
  const retained = force ? null : await retainedLists(stores);
  const lookups = await mapConcurrently(releases, MAX_CONCURRENT_PARTS, async (release) => ({
    release,
    cached: retained && (await cachedManifest(context, release, retained)),
  }));
  const made = await manifestsOf(stores, inputs, lookups, { before, force });
  const manifests = made.map(({ manifest }) => manifest);
  const parts: SiteVersion['parts'] = Object.fromEntries(
    made.map(({ manifest: { part }, hash }, index) => {
      const previous = inputs.parts[part]?.previous ?? [];
      return [part, { release: releases[index]?.id ?? '', previous, manifest: hash }];
    }),
  );
  const siteFiles = await siteFilesFor(context, { site, releases, manifests, parts, retained });
  const version = {
    parts,
    ...(listed !== undefined && { sections: listed }),
    config,
    previousConfigs,
    data,
    siteFiles,
  };
  const rendered = made.reduce((sum, each) => sum + each.rendered, 0);
  return { version, site, releases, manifests, rendered };
}

async function manifestsOf(
  stores: Stores,
  inputs: VersionInputs,
  lookups: readonly { release: Release; cached: ComposedManifest | null }[],
  options: { before: SiteVersion | null; force: boolean },
): Promise<readonly ComposedManifest[]> {
  const cached = lookups.flatMap((part) => part.cached ?? []);
  if (cached.length === lookups.length) return cached;
  const { renderManifests } = await import('./render-manifests.ts');
  return renderManifests(stores, inputs, lookups, options);
}

/** Composes the site-wide files. Reuses cached ones for the same parts, unless `retained` is `null`. */
async function siteFilesFor(
  { registry, blobs, config }: ManifestInputs,
  {
    site,
    releases,
    manifests,
    parts,
    retained,
  }: {
    site: SiteConfig;
    releases: readonly Release[];
    manifests: readonly PartManifest[];
    parts: SiteVersion['parts'];
    retained: ReadonlySet<BlobHash> | null;
  },
): Promise<BlobHash> {
  const made = Object.entries(parts).map(([name, { release, manifest }]) => [
    name,
    release,
    manifest,
  ]);
  const key = hashOf(canonicalJson({ composer: composerFingerprint(), config, parts: made }));
  const cached = retained && (await registry.rendered(key));
  if (retained && cached !== null && (await blobs.has(cached))) {
    const files = await unlessDamaged(readSiteFiles(blobs, cached));
    if (files && (retained.has(cached) || (await allExist(blobs, Object.values(files))))) {
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
