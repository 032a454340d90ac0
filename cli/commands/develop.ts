import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { type DeliveryConfig, parseDeliveryConfig } from '@site/delivery/config.ts';
import { createHost } from '@site/delivery/host/create-host.ts';
import { readSiteConfig } from '@site/delivery/read-site-config.ts';
import { fetchReleases } from '@site/delivery/releases/fetch-release.ts';
import { ownParts } from '@site/delivery/sections/own-sections.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import { develop } from '../dev/develop.ts';
import { devFolder, developInside, namesOf } from '../dev/develop-inside.ts';
import type { Upstream } from '../dev/upstream.ts';
import { type OwnPart, parseOwnPart } from '../terminal/arguments.ts';
import { sampleThirdParties } from '../sample/sample-third-parties.ts';
import { shipSources } from './start.ts';

/** Shows parts of this project as they are saved, inside this project's site or another one. */
export async function dev(part: OwnPart | undefined, against: string | undefined): Promise<void> {
  const parts = part === undefined ? allParts() : [part];
  if (against !== undefined) return developInside(against, parts);
  const config = parseDeliveryConfig(process.env);
  await using site = await openOwnSite(config);
  await develop(
    parts,
    site,
    { ...config, dataDir: devFolder(config), watchFiles: [config.siteConfigFile] },
    (address) => console.log(`\n${address}/ shows ${namesOf(parts)} as you save.`),
  );
}

/** All parts of this project. */
function allParts(): readonly OwnPart[] {
  return ownParts().map(parseOwnPart);
}

/** Serves this project's live version on a free port, for the pages around the parts under work. */
async function openOwnSite(config: DeliveryConfig): Promise<Upstream & AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  const stores = opened.use(await openSiteStores(config));
  const context = opened.use(await openVisitorsDatabase());
  const { version } = await stores.registry.live();
  if (!version) await shipSources(config, stores, context);
  const { database, trustedProxies, deletionWebhook } = context;
  const logger = createServerLogger();
  const extensions = [sampleThirdParties];
  const host = await createHost({
    stores,
    database,
    logger,
    trustedProxies,
    deletionWebhook,
    extensions,
  });
  opened.defer(async () => closeGracefully(host));
  const origin = await host.listen({ host: '127.0.0.1', port: 0 });
  const site = () => readSiteConfig(config.siteConfigFile);
  const { apiBase } = await site();
  const resources = opened.move();
  return {
    origin,
    isPublic: false,
    site,
    async builtInPosts() {
      const { version } = await stores.registry.live();
      return (await fetchReleases(stores, version?.parts ?? {})).flatMap(({ posts }) => posts);
    },
    apiBase,
    [Symbol.asyncDispose]: async () => resources.disposeAsync(),
  };
}
