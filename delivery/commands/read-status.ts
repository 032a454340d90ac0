import type { Registry } from '../registry/registry.ts';
import { readSiteStatus, type SiteStatus } from '../status/site-status.ts';
import { withDatabase } from './with-context.ts';

/** Reads how the site is. The database that visitors write to is opened for that alone. */
export function readStatusOf(registry: Registry): () => Promise<SiteStatus> {
  return () => withDatabase(({ database }) => readSiteStatus(registry, database));
}
