import type { Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { closeGracefully } from '@site/api/http/close-gracefully.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { createServerLogger } from '@site/api/logging.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { DeliveryConfig } from '../config.ts';
import { createHost } from '../host/create-host.ts';
import type { Stores } from '../stores.ts';
import type { Tracing } from '../telemetry/start-tracing.ts';
import { boundTo } from './bound-to.ts';
import { waitForShutdown } from './wait-for-shutdown.ts';
import type { DatabaseContext } from './with-context.ts';

/**
 * Serves what is live until somebody asks this program to stop, and prints where it can be opened. `opened` is the port,
 * where it is open already.
 */
export async function serveSite(
  config: DeliveryConfig,
  stores: Stores,
  { database, trustedProxies, deletionWebhook }: DatabaseContext,
  { opened }: { opened?: Server | undefined } = {},
): Promise<void> {
  const logger = createServerLogger();
  const tracing = await tracingFor(config, trustedProxies, logger);
  const server = await createHost({
    stores,
    database,
    logger,
    tracing,
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
  await tracing?.close();
}

async function tracingFor(
  { tracedAs }: DeliveryConfig,
  trustedProxies: number,
  logger: FastifyBaseLogger,
): Promise<Tracing | undefined> {
  if (tracedAs === undefined) return undefined;
  // Loaded only where traces are collected: most sites have no use for these packages.
  const { startTracing } = await import('../telemetry/start-tracing.ts');
  return startTracing({
    serviceName: tracedAs,
    isBehindProxy: trustedProxies > 0,
    onLost: (error) => logger.warn(error ? errorFacts(error) : {}, 'traces could not be sent'),
  });
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
