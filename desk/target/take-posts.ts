import { liveConfig } from '@site/delivery/stores/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import { revisionCreator } from '@site/delivery/publishing/data-revisions.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { TakePosts } from './order-of.ts';

/** Creates revisions of the posts. Opens the visitors' database on demand, because nothing else needs it. */
export function takePostsInto(stores: Stores): TakePosts {
  return async (site) => {
    await using visitors = await openVisitorsDatabase();
    const { database } = visitors;
    return await revisionCreator(stores, { site: site ?? (await liveConfig(stores)), database })();
  };
}
