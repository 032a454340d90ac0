import { readDatabaseConfig } from '@site/api/database/database-config.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { DeliveryConfig } from '../config.ts';
import { openStores, type OpenStores, type Stores } from './stores.ts';
import { readConfig } from '../versions/read-version.ts';

/** Opens the configured stores. With `connectLazily`, an unreachable registry isn't an error at first. */
export function openSiteStores(
  { dataDir, bucket }: DeliveryConfig,
  { connectLazily = false }: { connectLazily?: boolean } = {},
): Promise<OpenStores> {
  return openStores(dataDir, readDatabaseConfig(), { bucket, connectLazily });
}

/** Reads the live configuration. Rejects if nothing is live. */
export async function liveConfig({ registry, blobs }: Stores): Promise<SiteConfig> {
  const { version } = await registry.live();
  if (!version) throw new Error('Nothing is live yet: run npm start first.');
  return readConfig(blobs, version.config);
}
