import { availableParallelism } from 'node:os';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { type BlobHash, type BlobStore, hashOf, unlessDamaged } from '../blobs/blob-store.ts';
import { EARLIER_VERSIONS } from '../versions/earlier-versions.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { type PartName, partNamesIn, type Release } from '../releases/release.ts';
import { assetsOf } from '../releases/release-store.ts';
import { bringRelease } from '../releases/shared-release.ts';
import { renderProcesses } from '../render/render-processes.ts';
import type { Stores } from '../stores.ts';
import type { DataRevision } from '../versions/data-revision.ts';
import type { PartManifest } from '../versions/part-manifest.ts';
import { readConfig, readData, readManifest, readSiteFiles } from '../versions/read-version.ts';
import { canonicalJson, type SiteVersion } from '../versions/site-version.ts';
import type { ComposeContext } from './compose-context.ts';
import { composeErrorPages } from './compose-document.ts';
import {
  type ComposedSection,
  composeSection,
  recomposeSection,
  restitchSection,
} from './compose-section.ts';
import { composerFingerprint } from './composer-fingerprint.ts';
import { criticalSheets } from './critical-css/critical-sheets.ts';
import { dataChanges } from './data-changes.ts';
import { dataServices } from './data-services.ts';
import { assetsIn, linksIn } from './links.ts';
import { composeSiteFiles } from './site-files.ts';
import { withStandingPictures } from './standing-pictures.ts';

/** What a version is made from: everything else follows. */
export type VersionInputs = {
  parts: Readonly<Partial<Record<PartName, { release: string; previous: string[] }>>>;
  /** The list of sections, where there is one. */
  sections?: BlobHash | undefined;
  config: BlobHash;
  previousConfigs: string[];
  data: BlobHash;
};

/** A version that was made, and what it took. Nobody gets it yet. */
export type ComposedVersion = {
  version: SiteVersion;
  site: SiteConfig;
  releases: readonly Release[];
  manifests: readonly PartManifest[];
  /** How many pages were rendered; 0 when everything had been rendered before. */
  rendered: number;
};

/** How many parts are composed at once: while a renderer starts, another has the core. */
const PARTS_AT_ONCE = availableParallelism();

/**
 * Makes a version of the site from its inputs: a function that changes nothing anybody gets. What was rendered
 * before from the same inputs is not rendered again; with `anew`, everything is, which must come to the same.
 * Rejects with a `RenderError` when a section cannot be rendered.
 */
export async function composeVersion(
  stores: Stores,
  inputs: VersionInputs,
  before: SiteVersion | null,
  {
    anew = false,
    releases: known,
  }: {
    anew?: boolean;
    /** The releases of the version, where they have been read already. */
    releases?: readonly Release[];
  } = {},
): Promise<ComposedVersion> {
  const { context, releases } = await openContext(stores, inputs, {
    anew,
    ...(known && { releases: known }),
  });
  const { site, processes, criticalSheets } = context;
  try {
    const remembered = await rememberedLists(stores);
    const made = await mapConcurrently(releases, PARTS_AT_ONCE, async (release) => {
      const known = anew ? null : await knownManifest(context, release, remembered);
      const { hash, ...rest } =
        known ?? (await makeManifest(context, release, anew ? null : before));
      const previous = inputs.parts[release.name]?.previous ?? [];
      return { ...rest, part: { release: release.id, previous, manifest: hash } };
    });
    const manifests = made.map(({ manifest }) => manifest);
    const parts: SiteVersion['parts'] = Object.fromEntries(
      made.map(({ manifest, part }) => [manifest.part, part]),
    );
    const sections = releases.filter(({ name }) => name !== 'shell');
    const { sections: listed, config, previousConfigs, data } = inputs;
    const siteFiles = await makeSiteFiles(context, sections, manifests, {
      parts,
      remembered: anew ? null : remembered,
    });
    const version = {
      parts,
      ...(listed !== undefined && { sections: listed }),
      config,
      previousConfigs,
      data,
      siteFiles,
    };
    if (!anew) await criticalSheets.remember();
    const rendered = made.reduce((sum, each) => sum + each.rendered, 0);
    return { version, site, releases, manifests, rendered };
  } finally {
    processes.close();
  }
}

/**
 * Gets ready to compose from these inputs. Whoever opened a context closes its processes. `change` may put other
 * services before those that answer from the data, such as for a preview; with `anew`, nothing is taken from before.
 */
export async function openContext(
  stores: Stores,
  { parts, config, data }: Pick<VersionInputs, 'parts' | 'config' | 'data'>,
  {
    change = (services) => services,
    anew = false,
    releases: known,
  }: {
    change?: (services: Services) => Services;
    anew?: boolean;
    releases?: readonly Release[];
  } = {},
): Promise<{ context: ComposeContext; releases: readonly Release[] }> {
  const { dataDir, blobs } = stores;
  // Who approves what is nothing that a section or a browser has to know.
  const { reviews: _reviews, ...site } = await readConfig(blobs, config);
  const revision = await readData(blobs, data);
  const releases = known ?? (await readReleases(stores, parts));
  const shell = releases.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('No release of the shell is live: promote one first.');
  const services = withStandingPictures(
    dataServices(revision, blobs),
    site,
    hasAsset(releases, revision),
  );
  return {
    releases,
    context: {
      ...stores,
      site,
      config,
      data,
      shell,
      criticalSheets: criticalSheets(dataDir, shell, { anew }),
      processes: renderProcesses(stores, change(services)),
    },
  };
}

/**
 * The files that are said of all parts together; those that came of the same parts before are not made again, unless
 * `remembered` is `null`.
 */
async function makeSiteFiles(
  { registry, blobs, site, config }: ComposeContext,
  sections: readonly Release[],
  manifests: readonly PartManifest[],
  { parts, remembered }: { parts: SiteVersion['parts']; remembered: ReadonlySet<BlobHash> | null },
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
  const files = await composeSiteFiles(blobs, site, sections, manifests);
  const hash = await blobs.put(Buffer.from(canonicalJson(files)));
  await registry.noteRendered(key, hash);
  return hash;
}

type Made = { manifest: PartManifest; hash: BlobHash; rendered: number };

/** Manifests and lists of site files of versions that nothing is thrown away of. */
async function rememberedLists({ registry }: Stores): Promise<ReadonlySet<BlobHash>> {
  const versions = await registry.versions(EARLIER_VERSIONS + 1);
  return new Set(
    versions.flatMap(({ version: { parts, siteFiles } }) => [
      ...Object.values(parts).map(({ manifest }) => manifest),
      siteFiles,
    ]),
  );
}

/** What was rendered before from the very same inputs; `null` when nothing was, or not all of it is there and intact. */
async function knownManifest(
  context: ComposeContext,
  release: Release,
  remembered: ReadonlySet<BlobHash>,
): Promise<Made | null> {
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
async function areThere(blobs: BlobStore, hashes: readonly BlobHash[]): Promise<boolean> {
  const found = await mapConcurrently([...new Set(hashes)], BLOBS_AT_ONCE, (hash) =>
    blobs.has(hash),
  );
  return found.every(Boolean);
}

async function makeManifest(
  context: ComposeContext,
  release: Release,
  before: SiteVersion | null,
): Promise<Made> {
  const { registry, blobs, data } = context;
  const { manifest, rendered } =
    release.name === 'shell'
      ? await shellManifest(context)
      : ((before && (await madeForAnotherShell(context, release))) ??
        (await madeFromEarlierData(context, release, before)) ??
        (await composeSection(context, release)));
  const hash = await blobs.put(Buffer.from(canonicalJson(manifest)));
  // A section that asked for no data is the same whatever the data are.
  const dataRead = manifest.readsData ? data : null;
  await registry.noteRendered(inputsKey(context, release, dataRead), hash);
  await registry.noteRendered(fragmentsKey(context, release, dataRead), hash);
  return { manifest, hash, rendered };
}

/** When only the shell has changed, no section is rendered. `null` when something of what it rendered is not there. */
async function madeForAnotherShell(
  context: ComposeContext,
  release: Release,
): Promise<ComposedSection | null> {
  const { registry, blobs, data } = context;
  for (const key of [fragmentsKey(context, release, data), fragmentsKey(context, release, null)]) {
    const hash = await registry.rendered(key);
    const manifest = hash === null ? null : await unlessDamaged(readManifest(blobs, hash));
    if (!manifest || !(await areThere(blobs, Object.values(manifest.files)))) continue;
    const made = await unlessDamaged(restitchSection(context, release, manifest));
    if (made) return made;
  }
  return null;
}

/** When only data have changed since the version before, most pages of a section can stay. */
async function madeFromEarlierData(
  context: ComposeContext,
  release: Release,
  before: SiteVersion | null,
) {
  const { blobs } = context;
  const known = before?.parts[release.name];
  if (!before || !known) return null;
  const key = inputsKey(context, release, before.data);
  if ((await context.registry.rendered(key)) !== known.manifest) return null;
  const earlier = await unlessDamaged(readData(blobs, before.data));
  const manifest = await unlessDamaged(readManifest(blobs, known.manifest));
  if (!earlier || !manifest) return null;
  const changes = dataChanges(earlier, await readData(blobs, context.data));
  return recomposeSection(context, release, manifest, changes);
}

/** What the shell itself puts on the site. */
async function shellManifest(context: ComposeContext): Promise<ComposedSection> {
  const files: Record<string, BlobHash> = {};
  const links = new Set<string>();
  for (const { address, html } of await composeErrorPages(context)) {
    files[address] = await context.blobs.put(Buffer.from(html), { compress: true });
    // Its header and footer are those of every page.
    for (const link of [...linksIn(html), ...assetsIn(html, context.site)]) links.add(link);
  }
  const manifest = {
    part: 'shell' as const,
    pages: {},
    redirects: {},
    files,
    search: [],
    links: [...links].toSorted(),
    readsData: false,
  };
  return { manifest, rendered: Object.keys(files).length };
}

/** Everything that a part's manifest follows from, as one name. */
function inputsKey(context: ComposeContext, release: Release, data: BlobHash | null): string {
  return keyOf(context, release, { shell: context.shell.id, data });
}

/**
 * Everything that a part's fragments follow from, as one name. Of the shell that is which pictures it has: posts that
 * show one that is not there get another.
 */
function fragmentsKey(context: ComposeContext, release: Release, data: BlobHash | null): string {
  return keyOf(context, release, { assets: data === null ? [] : assetsOf(context.shell), data });
}

function keyOf(
  { config }: ComposeContext,
  { name, id }: Release,
  others: { data: BlobHash | null; shell?: string; assets?: readonly string[] },
): string {
  const composer = composerFingerprint();
  return hashOf(canonicalJson({ composer, part: name, release: id, config, ...others }));
}

async function readReleases(stores: Stores, parts: VersionInputs['parts']): Promise<Release[]> {
  const releases: Release[] = [];
  for (const name of partNamesIn(parts)) {
    const id = parts[name]?.release;
    if (id === undefined) continue;
    const release = await bringRelease(stores, name, id);
    if (!release) throw new Error(`Release ${id} of ${name} is not there any more.`);
    releases.push(release);
  }
  return releases;
}

/** Says whether visitors will find a file under `/website/assets/`. */
function hasAsset(releases: readonly Release[], data: DataRevision): (file: string) => boolean {
  const assets = new Set(releases.flatMap(assetsOf));
  return (file) =>
    assets.has(file) || (file.startsWith('posts/') && file.slice('posts/'.length) in data.pictures);
}
