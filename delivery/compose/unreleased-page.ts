import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DeliveryConfig } from '../config.ts';
import { buildRenderer } from '../releases/build-release.ts';
import { fetchReleases } from '../releases/fetch-release.ts';
import type { PartName } from '../releases/release.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { startRenderProcess } from '../render/render-process.ts';
import type { Stores } from '../stores/stores.ts';
import { readData } from '../versions/read-version.ts';
import { openContext } from './compose-context.ts';
import { composeDocument } from './compose-document.ts';
import { dataServices } from './data-services.ts';

/** The name of the folder of a renderer that is not a release. */
const UNRELEASED = 'unreleased';

/**
 * Composes one page from the source folder of a section, with the scripts and sheets of its live release. Stores
 * nothing. Builds only the renderer, which takes about a second. Rejects with build errors or a `RenderError`; returns
 * `null` if the section is not live.
 */
export async function composeUnreleasedPage(
  stores: Stores,
  config: Pick<DeliveryConfig, 'dataDir' | 'mode'>,
  { name, source, pathname }: { name: PartName; source: string; pathname: string },
): Promise<string | null> {
  const { version } = await stores.registry.live();
  const releases = version ? await fetchReleases(stores, version.parts) : [];
  const live = releases.find((release) => release.name === name);
  if (!version || !live) return null;
  const tmpFolder = path.join(config.dataDir, 'tmp');
  await mkdir(tmpFolder, { recursive: true });
  const dataDir = await mkdtemp(path.join(tmpFolder, `${name}-page-`));
  const context = await openContext(stores, releases, version);
  try {
    await buildRenderer(name, config, { source, folder: releaseFolder(dataDir, name, UNRELEASED) });
    const services = dataServices(await readData(stores.blobs, version.data), stores.blobs);
    const order = { dataDir, name, id: UNRELEASED, services };
    const renderer = await startRenderProcess(order);
    const page = await renderer.render(pathname, context.site).finally(renderer.close);
    return (await composeDocument(context, live, pathname, page)).html;
  } finally {
    context.processes.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
