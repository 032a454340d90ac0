import { liveConfig } from '@site/delivery/commands/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/commands/open-visitors-database.ts';
import { revisionCreator } from '@site/delivery/publishing/data-revisions.ts';
import type { Stores } from '@site/delivery/stores.ts';
import type { TakePosts } from '../target/order-of.ts';

/** Takes revisions of the posts. Nothing but posts needs the database that visitors write to, so it is opened for them alone. */
export function takePostsInto(stores: Stores): TakePosts {
  return async (site) => {
    await using visitors = await openVisitorsDatabase();
    const { database } = visitors;
    return await revisionCreator(stores, { site: site ?? (await liveConfig(stores)), database })();
  };
}
