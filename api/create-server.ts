import type { SiteConfig } from '@site/kit/site.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ApiConfig } from './config.ts';
import type { DatabaseHandle } from './database/database-handle.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openDatabase } from './database/open-database.ts';
import { closeGracefully } from './http/close-gracefully.ts';
import { errorFacts } from './http/error-facts.ts';
import { requireOneHost } from './http/require-one-host.ts';
import { guardConnections, serverOptions } from './http/server-options.ts';
import { siteApi, type SiteApiOptions } from './server.ts';

/** A standalone service. `close` finishes requests in flight, then closes the database. */
export type ApiServer = {
  fastify: FastifyInstance;
  database: DatabaseHandle;
  close: () => Promise<void>;
};

/** Responses are JSON, except for a few HTML pages that load no resources. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Creates the standalone service under `/api`. Without `formPages`, forms get plain HTML pages. Opens and migrates
 * the database, and throws if that fails. Doesn't listen yet.
 */
export async function createServer(
  config: ApiConfig,
  options: {
    site: Pick<SiteConfig, 'product' | 'contact' | 'data'>;
    logger: FastifyBaseLogger;
  } & Pick<SiteApiOptions, 'formPages' | 'limits' | 'knownParts' | 'signalLimits'>,
): Promise<ApiServer> {
  const { site, logger, ...apiOptions } = options;
  const database = await openDatabase(config.database, {
    onConnectionError: (error) => logger.error(errorFacts(error), 'database connection lost'),
  });
  try {
    await migrateDatabase(database);
    const fastify = Fastify({
      ...serverOptions({ ...config, headers: () => headers }),
      loggerInstance: logger,
    });
    guardConnections(fastify, {
      headers: () => headers,
      trustedProxies: config.trustedProxies,
    });
    fastify.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
    fastify.addHook('onRequest', requireOneHost);
    await fastify.register(siteApi, {
      prefix: '/api',
      database,
      contact: {
        productName: site.product.name,
        phone: site.contact.phone,
        phoneLink: site.contact.phoneLink,
      },
      deletionWebhook: config.deletionWebhook,
      notices: config.notices && {
        ...config.notices,
        replyWithinHours: () => site.contact.replyWithinHours,
      },
      keepForDays: () => site.data.keepForDays,
      ...apiOptions,
    });
    return {
      fastify,
      database,
      close: async () => {
        await closeGracefully(fastify);
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
