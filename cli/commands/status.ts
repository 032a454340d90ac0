import { printJson, printLines } from '../terminal/output.ts';
import { readSiteStatus } from '@site/desk/status/site-status.ts';
import { statusText } from '@site/desk/status/status-text.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import { parseDeliveryConfig } from '@site/delivery/config.ts';

/** Prints the status of the site whose stores are on this machine. */
export async function siteStatus({ json }: { json?: boolean | undefined }): Promise<void> {
  await using stores = await openSiteStores(parseDeliveryConfig(process.env));
  await using visitors = await openVisitorsDatabase();
  const status = await readSiteStatus(stores.registry, visitors.database);
  if (json) printJson(status);
  else printLines(statusText(status));
}
