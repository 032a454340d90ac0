import type { Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { type DeliveryConfig, parseDeliveryConfig } from '@site/delivery/config.ts';
import { createHost, type HostExtension } from '@site/delivery/host/create-host.ts';
import { dropRoot, listenOptions } from '@site/delivery/host/drop-root.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import {
  type DatabaseContext,
  openVisitorsDatabase,
} from '@site/delivery/stores/open-visitors-database.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { canaryExtension } from '@site/desk/canary/watch-visitors.ts';
import { previewExtension } from '@site/desk/previews/preview-host.ts';
import { parseDeskConfig } from '@site/desk/web/desk-config.ts';
import { sampleThirdParties } from '../sample/sample-third-parties.ts';
import { waitForShutdown } from '../terminal/wait-for-shutdown.ts';

/** Serves the live version until stopped, even while the database or object storage is unavailable. */
export async function serve(): Promise<void> {
  const config = parseDeliveryConfig(process.env);
  const opened = await dropRoot(config);
  await using stores = await openSiteStores(config, { connectLazily: true });
  await using context = await openVisitorsDatabase({ connectLazily: true });
  await serveSite(config, stores, context, { opened });
}

/**
 * Prints the site's URLs and serves the live version until the process receives a stop signal. `opened` is a port that
 * is already open.
 */
export async function serveSite(
  config: DeliveryConfig,
  stores: Stores,
  { database, trustedProxies, deletionWebhook, notices }: DatabaseContext,
  { opened }: { opened?: Server | undefined } = {},
): Promise<void> {
  const logger = createServerLogger();
  const server = await createHost({
    stores,
    database,
    logger,
    trustedProxies,
    deletionWebhook,
    notices,
    extensions: hostExtensions(config),
  });
  const stopped = waitForShutdown();
  await server.listen(listenOptions(config, opened));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log('\nThe site is ready:');
  for (const host of hostsToPrint(config.host)) console.log(`  http://${host}:${port}/`);
  await stopped;
  await closeGracefully(server);
}

/** Returns the hosts to print as URLs: all local addresses if the server listens on every interface. */
function hostsToPrint(host: string): string[] {
  if (host !== '0.0.0.0') return [host === '127.0.0.1' ? 'localhost' : host];
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return ['localhost', ...own];
}

/** What a site's hosts serve besides the site. */
function hostExtensions({ previews }: DeliveryConfig): readonly HostExtension[] {
  const { lookEveryMs } = parseDeskConfig(process.env);
  return [previewExtension(previews), canaryExtension(lookEveryMs), sampleThirdParties];
}
