import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { NO_ROUTE } from '@site/kit/signals/page-signal.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { DeliveryConfig } from '../config.ts';
import { buildRenderer } from '../releases/build-release.ts';
import { fetchReleases } from '../releases/fetch-release.ts';
import type { PartName } from '../releases/release.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { startRenderProcess } from '../render/render-process.ts';
import type { Stores } from '../stores/stores.ts';
import { openContext } from './compose-context.ts';
import { composeDocument, patternOf } from './compose-document.ts';

/** The name of the folder of a renderer that is not a release. */
const UNRELEASED = 'unreleased';

/** A page with texts that are not live. What is left out is as on the live site. */
export type UnreleasedPage = {
  pathname: string;
  /** The part whose page it is; left out, the one that has the page on the live site. */
  name?: PartName;
  /** The checkout with the source of the part. */
  root?: string;
  site?: SiteConfig;
};

/**
 * Composes one page with the scripts and sheets of the live release of its part. Stores nothing. From source, builds only
 * the renderer, which takes about a second. Rejects with build errors or a `RenderError`; returns `null` if no part has
 * the page.
 */
export async function composeUnreleasedPage(
  stores: Stores,
  config: Pick<DeliveryConfig, 'dataDir' | 'mode'>,
  { pathname, name, root, site }: UnreleasedPage,
): Promise<string | null> {
  const { version } = await stores.registry.live();
  if (!version) return null;
  const releases = await fetchReleases(stores, version.parts);
  const tmpFolder = path.join(config.dataDir, 'tmp');
  await mkdir(tmpFolder, { recursive: true });
  const dataDir = await mkdtemp(path.join(tmpFolder, 'page-'));
  const context = await openContext(stores, releases, version);
  const { reviews: _reviews, ...shown } = site ?? context.site;
  try {
    const live = releases.find((one) =>
      name ? one.name === name : patternOf(one, pathname, shown) !== NO_ROUTE,
    );
    if (!live) return null;
    const order = { dataDir: stores.dataDir, name: live.name, id: live.id };
    if (root !== undefined) {
      Object.assign(order, { dataDir, id: UNRELEASED });
      const folder = releaseFolder(dataDir, live.name, UNRELEASED);
      await buildRenderer(live.name, config, { source: path.join(root, live.name), folder });
    }
    const renderer = await startRenderProcess({ ...order, services: context.services });
    const page = await renderer.render(pathname, shown).finally(renderer.close);
    return (await composeDocument({ ...context, site: shown }, live, pathname, page)).html;
  } finally {
    context.processes.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
