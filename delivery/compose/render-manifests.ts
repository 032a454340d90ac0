import { availableParallelism } from 'node:os';
import type { Services } from '@site/kit/remote/services.ts';
import { type BlobHash, unlessDamaged } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import { assetsOf } from '../releases/release-store.ts';
import { renderProcesses } from '../render/render-processes.ts';
import type { Stores } from '../stores/stores.ts';
import type { DataRevision } from '../versions/data-revision.ts';
import { readData, readManifest } from '../versions/read-version.ts';
import { canonicalJson, type SiteVersion } from '../versions/site-version.ts';
import type { ComposeContext } from './compose-context.ts';
import { composeErrorPages } from './compose-document.ts';
import {
  type ComposedSection,
  composeSection,
  recomposeSection,
  restitchSection,
} from './compose-section.ts';
import { limitedBlobs, maxSizes } from './composition-sizes.ts';
import { criticalSheets } from './critical-css/critical-sheets.ts';
import { dataChanges } from './data-changes.ts';
import { dataServices } from './data-services.ts';
import { allExist, fragmentsKey, inputsKey, type ComposedManifest } from './cached-manifests.ts';
import { assetsIn, linksIn } from './links.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { replaceMissingPictures } from './replace-missing-pictures.ts';
import { publicConfig, readReleases, requireShell, type VersionInputs } from './version-inputs.ts';

/** Parts composed concurrently; while one renderer starts, another can use the core. */
const MAX_CONCURRENT_PARTS = availableParallelism();

/** Renders the parts that aren't cached. `force` bypasses all caches. */
export async function renderManifests(
  stores: Stores,
  inputs: VersionInputs,
  parts: readonly { release: Release; cached: ComposedManifest | null }[],
  { before, force }: { before: SiteVersion | null; force: boolean },
): Promise<ComposedManifest[]> {
  const releases = parts.map(({ release }) => release);
  const { context } = await openContext(stores, inputs, { force, releases });
  try {
    const made = await mapConcurrently(
      parts,
      MAX_CONCURRENT_PARTS,
      async ({ release, cached }) =>
        cached ?? (await composeManifest(context, release, force ? null : before)),
    );
    if (!force) await context.criticalSheets.save();
    return made;
  } finally {
    context.processes.close();
  }
}

/**
 * Opens a context for composing from these inputs. The caller must close its processes. `change` can wrap the data
 * services, for example for a preview. `force` bypasses all caches.
 */
export async function openContext(
  stores: Stores,
  { parts, config, data }: Pick<VersionInputs, 'parts' | 'config' | 'data'>,
  {
    change = (services) => services,
    force = false,
    releases: known,
  }: {
    change?: (services: Services) => Services;
    force?: boolean;
    releases?: readonly Release[];
  } = {},
): Promise<{ context: ComposeContext; releases: readonly Release[] }> {
  const { dataDir, blobs } = stores;
  const site = await publicConfig(blobs, config);
  const revision = await readData(blobs, data);
  const releases = known ?? (await readReleases(stores, parts));
  const shell = requireShell(releases);
  const services = replaceMissingPictures(
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
      criticalSheets: criticalSheets(dataDir, shell, { force }),
      processes: renderProcesses(stores, change(services)),
    },
  };
}

async function composeManifest(
  { blobs: unlimited, ...rest }: ComposeContext,
  release: Release,
  before: SiteVersion | null,
): Promise<ComposedManifest> {
  const { registry, data, sizes = maxSizes } = rest;
  const blobs = limitedBlobs(unlimited, `${release.name} ${release.id}`, sizes.sectionBytes);
  const context = { ...rest, blobs };
  const { manifest, rendered } =
    release.name === 'shell'
      ? await shellManifest(context)
      : ((before && (await restitchForNewShell(context, release))) ??
        (await recomposeForNewData(context, release, before)) ??
        (await composeSection(context, release)));
  const hash = await blobs.put(Buffer.from(canonicalJson(manifest)));
  // A section that doesn't read data can be reused for any data.
  const dataRead = manifest.readsData ? data : null;
  await registry.noteRendered(inputsKey(context, release, dataRead), hash);
  await registry.noteRendered(fragmentsKey(context, release, dataRead), hash);
  return { manifest, hash, rendered };
}

/** Reuses the section's fragments if only the shell has changed. Returns `null` if any are missing. */
async function restitchForNewShell(
  context: ComposeContext,
  release: Release,
): Promise<ComposedSection | null> {
  const { registry, blobs, data } = context;
  for (const key of [fragmentsKey(context, release, data), fragmentsKey(context, release, null)]) {
    const hash = await registry.rendered(key);
    const manifest = hash === null ? null : await unlessDamaged(readManifest(blobs, hash));
    if (!manifest || !(await allExist(blobs, Object.values(manifest.files)))) continue;
    const made = await unlessDamaged(restitchSection(context, release, manifest));
    if (made) return made;
  }
  return null;
}

/** Reuses most of a section's pages if only the data changed since the previous version. */
async function recomposeForNewData(
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

/** Composes the shell's own manifest. */
async function shellManifest(context: ComposeContext): Promise<ComposedSection> {
  const files: Record<string, BlobHash> = {};
  const links = new Set<string>();
  for (const { address, html } of await composeErrorPages(context)) {
    files[address] = await context.blobs.put(Buffer.from(html), { compress: true });
    // The shell's header and footer are on every page.
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

/** Returns a function that checks whether a file exists under `/website/assets/`. */
function hasAsset(releases: readonly Release[], data: DataRevision): (file: string) => boolean {
  const assets = new Set(releases.flatMap(assetsOf));
  return (file) =>
    assets.has(file) || (file.startsWith('posts/') && file.slice('posts/'.length) in data.pictures);
}
