import { availableParallelism } from 'node:os';
import type { SiteConfig } from '@site/kit/site.ts';
import { type BlobHash, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import type { Stores } from '../stores.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { readSiteFiles } from '../versions/read-version.ts';
import { canonicalJson, type SiteVersion } from '../versions/site-version.ts';
import { composerFingerprint } from './composer-fingerprint.ts';
import {
  areThere,
  knownManifest,
  type MadeManifest,
  type ManifestInputs,
  rememberedLists,
} from './known-manifests.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { publicConfig, readReleases, shellAmong, type VersionInputs } from './version-inputs.ts';

/** A version that was made, and what it took. Nobody gets it yet. */
export type ComposedVersion = {
  version: SiteVersion;
  site: SiteConfig;
  releases: readonly Release[];
  manifests: readonly PartManifest[];
  /** How many pages were rendered; 0 when everything had been rendered before. */
  rendered: number;
};

/** How many parts are looked up at once. */
const PARTS_AT_ONCE = availableParallelism();

/**
 * Makes a version of the site from its inputs: a function that changes nothing anybody gets. What was rendered before from
 * the same inputs is not rendered again, and then no renderer is loaded; with `anew`, everything is rendered, which must
 * come to the same. Rejects with a `RenderError` when a section cannot be rendered.
 */
export async function composeVersion(
  stores: Stores,
  inputs: VersionInputs,
  before: SiteVersion | null,
  {
    anew = false,
    releases: given,
  }: {
    anew?: boolean;
    /** The releases of the version, where they have been read already. */
    releases?: readonly Release[];
  } = {},
): Promise<ComposedVersion> {
  const { sections: listed, config, previousConfigs, data } = inputs;
  const releases = given ?? (await readReleases(stores, inputs.parts));
  const site = await publicConfig(stores.blobs, config);
  const context = { ...stores, config, data, shell: shellAmong(releases) };
  const remembered = anew ? null : await rememberedLists(stores);
  const found = await mapConcurrently(releases, PARTS_AT_ONCE, async (release) => ({
    release,
    known: remembered && (await knownManifest(context, release, remembered)),
  }));
  const made = await manifestsOf(stores, inputs, found, { before, anew });
  const manifests = made.map(({ manifest }) => manifest);
  const parts: SiteVersion['parts'] = Object.fromEntries(
    made.map(({ manifest: { part }, hash }, index) => {
      const previous = inputs.parts[part]?.previous ?? [];
      return [part, { release: releases[index]?.id ?? '', previous, manifest: hash }];
    }),
  );
  const siteFiles = await makeSiteFiles(context, { site, releases, manifests, parts, remembered });
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
  found: readonly { release: Release; known: MadeManifest | null }[],
  options: { before: SiteVersion | null; anew: boolean },
): Promise<readonly MadeManifest[]> {
  const known = found.flatMap((part) => part.known ?? []);
  if (known.length === found.length) return known;
  const { renderManifests } = await import('./render-manifests.ts');
  return renderManifests(stores, inputs, found, options);
}

/**
 * The files that are said of all parts together; those that came of the same parts before are not made again, unless
 * `remembered` is `null`.
 */
async function makeSiteFiles(
  { registry, blobs, config }: ManifestInputs,
  {
    site,
    releases,
    manifests,
    parts,
    remembered,
  }: {
    site: SiteConfig;
    releases: readonly Release[];
    manifests: readonly PartManifest[];
    parts: SiteVersion['parts'];
    remembered: ReadonlySet<BlobHash> | null;
  },
): Promise<BlobHash> {
  const made = Object.entries(parts).map(([name, { release, manifest }]) => [
    name,
    release,
    manifest,
  ]);
  const key = hashOf(canonicalJson({ composer: composerFingerprint(), config, parts: made }));
  const known = remembered && (await registry.rendered(key));
  if (remembered && known !== null && (await blobs.has(known))) {
    const files = await unlessDamaged(readSiteFiles(blobs, known));
    if (files && (remembered.has(known) || (await areThere(blobs, Object.values(files))))) {
      return known;
    }
  }
  const { composeSiteFiles } = await import('./site-files.ts');
  const sections = releases.filter(({ name }) => name !== 'shell');
  const files = await composeSiteFiles(blobs, site, sections, manifests);
  const hash = await blobs.put(Buffer.from(canonicalJson(files)));
  await registry.noteRendered(key, hash);
  return hash;
}
