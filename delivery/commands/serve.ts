import type { Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { createServerLogger } from '@site/api/logging.ts';
import { type DeliveryConfig, parseDeliveryConfig } from '../config.ts';
import { createHost } from '../host/create-host.ts';
import type { Stores } from '../stores.ts';
import { boundTo, giveUpRoot } from './give-up-root.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';
import { type DatabaseContext, withDatabase, withStores } from './with-context.ts';

/** Serves the live version until it is stopped, and goes on while the database or the object storage is away. */
export async function serve(): Promise<void> {
  const opened = await giveUpRoot(parseDeliveryConfig(process.env));
  await withStores(
    ({ config, stores }) =>
      withDatabase((context) => serveSite(config, stores, context, { opened }), {
        isPatient: true,
      }),
    { isPatient: true },
  );
}

/** Serves the live version until this program is stopped, and prints its addresses. `opened` is an open port. */
export async function serveSite(
  config: DeliveryConfig,
  stores: Stores,
  { database, trustedProxies, deletionWebhook }: DatabaseContext,
  { opened }: { opened?: Server | undefined } = {},
): Promise<void> {
  const logger = createServerLogger();
  const server = await createHost({
    stores,
    database,
    logger,
    trustedProxies,
    deletionWebhook,
    previews: config.previews,
    compressesWell: config.compressesWell,
  });
  const stopped = waitForShutdown();
  await server.listen(boundTo(config, opened));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log('\nThe site is ready:');
  for (const host of hostsToPrint(config.host)) console.log(`  http://${host}:${port}/`);
  await stopped;
  await closeGracefully(server);
}

/** The addresses a person can open: the host itself, or every one of this machine's when it listens on all. */
function hostsToPrint(host: string): string[] {
  if (host !== '0.0.0.0') return [host === '127.0.0.1' ? 'localhost' : host];
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return ['localhost', ...own];
}
