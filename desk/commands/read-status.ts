import { openVisitorsDatabase } from '@site/delivery/commands/open-visitors-database.ts';
import type { Registry } from '@site/delivery/registry/registry.ts';
import { readSiteStatus, type SiteStatus } from '../status/site-status.ts';

/** Reads how the site is. The database that visitors write to is opened for that alone. */
export function readStatusOf(registry: Registry): () => Promise<SiteStatus> {
  return async () => {
    await using visitors = await openVisitorsDatabase();
    return await readSiteStatus(registry, visitors.database);
  };
}
