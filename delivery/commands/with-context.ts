import { readApiConfig, type WebhookConfig } from '@site/api/config.ts';
import { type DatabaseHandle } from '@site/api/database/database-handle.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { ConfigError, type DeliveryConfig, parseDeliveryConfig } from '../config.ts';
import { readConfig } from '../versions/read-version.ts';
import { openStores, type Stores } from '../stores.ts';
import type { SiteConfig } from '@site/kit/site.ts';

/** What a command that ships works with. */
export type ShippingContext = { config: DeliveryConfig; stores: Stores };

/** Opens where everything shipped is kept, runs a command, and closes again. */
export async function withStores<T>(work: (context: ShippingContext) => Promise<T>): Promise<T> {
  const config = parseDeliveryConfig(process.env);
  const api = apiConfig();
  const stores = await openStores(config.dataDir, api.database);
  try {
    return await work({ config, stores });
  } finally {
    await stores.registry.close();
  }
}

/** What a command works with that needs the visitors' database besides: serving, and publishing posts. */
export type DatabaseContext = {
  database: DatabaseHandle;
  trustedProxies: number;
  deletionWebhook: WebhookConfig | undefined;
};

/** Opens the visitors' database, runs a command, and closes again. */
export async function withDatabase<T>(work: (context: DatabaseContext) => Promise<T>): Promise<T> {
  const { database: settings, trustedProxies, deletionWebhook } = apiConfig();
  const database = await openDatabase(settings, {
    onConnectionError: ({ message }) => console.error(`A database connection broke: ${message}`),
  });
  try {
    await migrateDatabase(database);
    return await work({ database, trustedProxies, deletionWebhook });
  } finally {
    await database.close();
  }
}

/** The configuration that visitors get. Rejects when nothing is live. */
export async function liveConfig({ registry, blobs }: Stores): Promise<SiteConfig> {
  const { version } = await registry.live();
  if (!version) throw new Error('Nothing is live yet: run npm start first.');
  return readConfig(blobs, version.config);
}

function apiConfig() {
  const api = readApiConfig();
  if (api.kind === 'invalid') throw new ConfigError(api.problems);
  return api.config;
}
