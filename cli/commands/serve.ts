import { dropRoot } from '@site/delivery/host/drop-root.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import { serveSite } from './serve-site.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';
import { hostExtensions } from './host-extensions.ts';

/** Serves the live version until stopped, even while the database or object storage is unavailable. */
export async function serve(): Promise<void> {
  const config = parseDeliveryConfig(process.env);
  const opened = await dropRoot(config);
  await using stores = await openSiteStores(config, { connectLazily: true });
  await using context = await openVisitorsDatabase({ connectLazily: true });
  await serveSite(config, stores, context, { opened, extensions: hostExtensions(config) });
}
