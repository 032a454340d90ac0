import { setTimeout as pause } from 'node:timers/promises';
import { readApiConfig, type WebhookConfig } from '@site/api/config.ts';
import { type DatabaseHandle } from '@site/api/database/database-handle.ts';
import { InstallationError } from '@site/api/database/installation.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { ConfigError, type DeliveryConfig, parseDeliveryConfig } from '../config.ts';
import { readConfig } from '../versions/read-version.ts';
import { openStores, type Stores } from '../stores.ts';
import type { SiteConfig } from '@site/kit/site.ts';

/** What a command that ships works with. */
export type ShippingContext = { config: DeliveryConfig; stores: Stores };

/**
 * Opens where everything shipped is kept, runs a command, and closes again. With `isPatient` the registry may be away
 * at first.
 */
export async function withStores<T>(
  work: (context: ShippingContext) => Promise<T>,
  { isPatient = false }: { isPatient?: boolean } = {},
): Promise<T> {
  const config = parseDeliveryConfig(process.env);
  const api = apiConfig();
  const stores = await openStores(config.dataDir, api.database, {
    bucket: config.bucket,
    isPatient,
  });
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

/** How long until the tables of a database that is away are migrated again, in milliseconds. */
const MIGRATE_AGAIN_MS = 5000;

/**
 * Opens the visitors' database, runs a command, and closes again. With `isPatient` the database may be away at first:
 * its tables are migrated when it is back.
 */
export async function withDatabase<T>(
  work: (context: DatabaseContext) => Promise<T>,
  { isPatient = false }: { isPatient?: boolean } = {},
): Promise<T> {
  const { database: settings, trustedProxies, deletionWebhook } = apiConfig();
  const database = await openDatabase(settings, {
    isPatient,
    onConnectionError: ({ message }) => console.error(`A database connection broke: ${message}`),
  });
  const closing = new AbortController();
  let migrating: Promise<void> | undefined;
  try {
    await migrateDatabase(database).catch((error: unknown) => {
      if (!isPatient || error instanceof InstallationError) throw error;
      console.error(`The database cannot be used yet: ${wordsOf(error)}`);
      migrating = migrateWhenBack(database, closing.signal);
    });
    return await work({ database, trustedProxies, deletionWebhook });
  } finally {
    closing.abort();
    await migrating;
    await database.close();
  }
}

async function migrateWhenBack(database: DatabaseHandle, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pause(MIGRATE_AGAIN_MS, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    try {
      await migrateDatabase(database);
      return;
    } catch (error) {
      // Reported at the start already, and by the health check as long as the database is away.
      if (!(error instanceof InstallationError)) continue;
      console.error(error.message);
      // A closed database takes no form.
      await database.close();
      return;
    }
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The configuration that visitors get. Rejects when nothing is live. */
export async function liveConfig({ registry, blobs }: Stores): Promise<SiteConfig> {
  const { version } = await registry.live();
  if (!version) throw new Error('Nothing is live yet: run npm start first.');
  return readConfig(blobs, version.config);
}

/** The settings of the API. Throws a `ConfigError` that lists everything that is wrong. */
export function apiConfig() {
  const api = readApiConfig();
  if (api.kind === 'invalid') throw new ConfigError(api.problems);
  return api.config;
}
