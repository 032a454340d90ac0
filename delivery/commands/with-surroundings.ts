import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import { readApiConfig, type WebhookConfig } from '@site/api/config.ts';
import { type DatabaseHandle } from '@site/api/database/database-handle.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';
import { databaseServices } from '../compose/database-services.ts';
import { ConfigError, type DeliveryConfig, parseDeliveryConfig } from '../config.ts';
import { createPictureKeeper } from '../publishing/fetching/picture-keeper.ts';
import { readSiteConfig } from '../read-site-config.ts';
import type { ShipSurroundings } from '../registry/ship.ts';

/** Everything a command that changes the site works with. */
export type Surroundings = {
  config: DeliveryConfig;
  ship: ShipSurroundings;
  database: DatabaseHandle;
  trustedProxies: number;
  deletionWebhook: WebhookConfig | undefined;
};

/** Opens what a command needs, runs it, and closes again unless the command says that it goes on. */
export async function withSurroundings<T>(
  work: (surroundings: Surroundings) => Promise<T>,
): Promise<T> {
  const config = parseDeliveryConfig(process.env);
  const api = readApiConfig();
  if (api.kind === 'invalid') throw new ConfigError(api.problems);
  const site = await readSiteConfig(config.siteConfigFile);
  const database = await openDatabase(api.config.database, {
    onConnectionError: ({ message }) => console.error(`A database connection broke: ${message}`),
  });
  try {
    await migrateDatabase(database);
    const { dataDir } = config;
    const keeper = createPictureKeeper({ dataDir, site, store: createBlogStore(database) });
    const ship = { dataDir, site, services: databaseServices(database, keeper) };
    const { trustedProxies, deletionWebhook } = api.config;
    return await work({ config, ship, database, trustedProxies, deletionWebhook });
  } finally {
    await database.close();
  }
}
