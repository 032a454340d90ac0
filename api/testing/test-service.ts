import { configuredSite } from '@site/kit/testing/configured-site.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { NoticeConfig, WebhookConfig } from '../config.ts';
import type { DatabaseConfig } from '../database/database-config.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { retryWhileBusy } from '../database/retry-while-busy.ts';
import { closeGracefully } from '../http/close-gracefully.ts';
import { requireOneHost } from '../http/require-one-host.ts';
import { guardConnections, serverOptions } from '../http/server-options.ts';
import { createServerLogger } from '../logging.ts';
import { siteApi, type SiteApiOptions } from '../server.ts';
import type { Submission } from '../submissions/submission.ts';
import { storedSubmissions } from './stored-submissions.ts';

/** A host with nothing but the API under `/api`, on a separate database. */
export type TestService = {
  fastify: FastifyInstance;
  database: DatabaseHandle;
  /** Finishes requests in flight, then closes the database. */
  close: () => Promise<void>;
  /** Everything stored, oldest first, read directly from the database. */
  rows: () => Promise<readonly Submission[]>;
  /** Accesses the database directly. */
  withDatabase: <Result>(work: (database: DatabaseHandle) => Promise<Result>) => Promise<Result>;
  /** Everything logged so far. */
  log: () => string;
};

const { contact, data } = configuredSite();

const endless = { max: 100_000, windowMs: 60_000 };

const headers = { 'content-security-policy': "default-src 'none'" };

/** Trusts one proxy, so that a test can act as many clients. Limits are too high to matter unless some are given. */
export async function startTestService(
  config: DatabaseConfig,
  options: Pick<SiteApiOptions, 'formPages' | 'limits' | 'knownParts' | 'signalLimits'> & {
    deletionWebhook?: WebhookConfig;
    notices?: NoticeConfig;
  } = {},
): Promise<TestService> {
  const logged: string[] = [];
  const destination: DestinationStream = { write: (line) => void logged.push(line) };
  const { notices, ...rest } = options;
  const settings = { trustedProxies: 1, headers: () => headers };
  const database = await openDatabase(config);
  await migrateDatabase(database);
  const loggerInstance: FastifyBaseLogger = createServerLogger(destination);
  const fastify = Fastify({ ...serverOptions(settings), loggerInstance });
  guardConnections(fastify);
  fastify.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  fastify.addHook('onRequest', requireOneHost);
  await fastify.register(siteApi, {
    prefix: '/api',
    database,
    contact: { productName: 'Tulsi & Co', phone: contact.phone, phoneLink: contact.phoneLink },
    notices: notices && { ...notices, replyWithinHours: () => contact.replyWithinHours },
    keepForDays: () => data.keepForDays,
    limits: { perClient: endless, perAddress: endless },
    ...rest,
  });
  const withDatabase: TestService['withDatabase'] = async (work) => {
    const handle = await openDatabase(config);
    try {
      // The service may be writing at the same time, for example to delete expired keys.
      return await retryWhileBusy(() => work(handle), { timeoutMs: 5000 });
    } finally {
      await handle.close();
    }
  };
  return {
    fastify,
    database,
    close: async () => {
      await closeGracefully(fastify);
      await database.close();
    },
    withDatabase,
    rows: () => withDatabase(storedSubmissions),
    log: () => logged.join(''),
  };
}
