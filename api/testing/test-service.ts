import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { DestinationStream } from 'pino';
import type { DatabaseConfig, NoticeConfig, WebhookConfig } from '../config.ts';
import { createServer, type ApiServer } from '../create-server.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { openDatabase } from '../database/open-database.ts';
import { retryWhileBusy } from '../database/retry-while-busy.ts';
import type { ContactMessageRow } from '../database/schema.ts';
import { createServerLogger } from '../logging.ts';
import type { SiteApiOptions } from '../server.ts';

/** The whole service with a separate database. */
export type TestService = ApiServer & {
  /** Every stored message, oldest first, read directly from the database. */
  rows: () => Promise<readonly ContactMessageRow[]>;
  /** Accesses the database directly. */
  withDatabase: <Result>(work: (database: DatabaseHandle) => Promise<Result>) => Promise<Result>;
  /** Everything logged so far. */
  log: () => string;
};

const configured = configuredSite();
const site = { ...configured, product: { ...configured.product, name: 'Tulsi & Co' } };

const endless = { max: 100_000, windowMs: 60_000 };

/** Starts the service on `database`, with limits too high to matter unless some are given. */
export async function startTestService(
  database: DatabaseConfig,
  options: Pick<SiteApiOptions, 'formPages' | 'limits' | 'knownParts' | 'signalLimits'> & {
    deletionWebhook?: WebhookConfig;
    notices?: NoticeConfig;
  } = {},
): Promise<TestService> {
  const logged: string[] = [];
  const destination: DestinationStream = { write: (line) => void logged.push(line) };
  const { deletionWebhook, notices, ...rest } = options;
  const server = await createServer(
    { database, host: '127.0.0.1', port: 0, trustedProxies: 1, deletionWebhook, notices },
    {
      site,
      logger: createServerLogger(destination),
      limits: { perClient: endless, perAddress: endless },
      ...rest,
    },
  );
  const withDatabase: TestService['withDatabase'] = async (work) => {
    const handle = await openDatabase(database);
    try {
      // The service may be writing at the same time, for example to delete expired keys.
      return await retryWhileBusy(() => work(handle), { timeoutMs: 5000 });
    } finally {
      await handle.close();
    }
  };
  return {
    ...server,
    withDatabase,
    rows: () =>
      withDatabase(({ db }) =>
        db.selectFrom('contact_messages').selectAll().orderBy('id').execute(),
      ),
    log: () => logged.join(''),
  };
}
