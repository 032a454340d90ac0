import { availableParallelism } from 'node:os';
import type { Services } from '@site/kit/remote/services.ts';
import { type BlobHash, unlessDamaged } from '../blobs/blob-store.ts';
import type { Release } from '../releases/release.ts';
import { assetsOf } from '../releases/release-store.ts';
import { renderProcesses } from '../render/render-processes.ts';
import type { Stores } from '../stores.ts';
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
import { criticalSheets } from './critical-css/critical-sheets.ts';
import { dataChanges } from './data-changes.ts';
import { dataServices } from './data-services.ts';
import { areThere, fragmentsKey, inputsKey, type MadeManifest } from './known-manifests.ts';
import { assetsIn, linksIn } from './links.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { withStandingPictures } from './standing-pictures.ts';
import { publicConfig, readReleases, shellAmong, type VersionInputs } from './version-inputs.ts';

/** How many parts are composed at once: while a renderer starts, another has the core. */
const PARTS_AT_ONCE = availableParallelism();

/** Renders what is not known of the parts of a version. With `anew` nothing that is there is used or remembered. */
export async function renderManifests(
  stores: Stores,
  inputs: VersionInputs,
  parts: readonly { release: Release; known: MadeManifest | null }[],
  { before, anew }: { before: SiteVersion | null; anew: boolean },
): Promise<MadeManifest[]> {
  const releases = parts.map(({ release }) => release);
  const { context } = await openContext(stores, inputs, { anew, releases });
  try {
    const made = await mapConcurrently(
      parts,
      PARTS_AT_ONCE,
      async ({ release, known }) =>
        known ?? (await makeManifest(context, release, anew ? null : before)),
    );
    if (!anew) await context.criticalSheets.remember();
    return made;
  } finally {
    context.processes.close();
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
  const site = await publicConfig(blobs, config);
  const revision = await readData(blobs, data);
  const releases = known ?? (await readReleases(stores, parts));
  const shell = shellAmong(releases);
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

async function makeManifest(
  context: ComposeContext,
  release: Release,
  before: SiteVersion | null,
): Promise<MadeManifest> {
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

/** Says whether visitors will find a file under `/website/assets/`. */
function hasAsset(releases: readonly Release[], data: DataRevision): (file: string) => boolean {
  const assets = new Set(releases.flatMap(assetsOf));
  return (file) =>
    assets.has(file) || (file.startsWith('posts/') && file.slice('posts/'.length) in data.pictures);
}
