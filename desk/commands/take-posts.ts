import { liveConfig } from '@site/delivery/commands/open-site-stores.ts';
import { openVisitorsDatabase } from '@site/delivery/commands/open-visitors-database.ts';
import { revisionOf } from '@site/delivery/publishing/take-revision.ts';
import type { Stores } from '@site/delivery/stores.ts';
import type { TakePosts } from '../target/order-of.ts';

/** Takes revisions of the posts. Nothing but posts needs the database that visitors write to, so it is opened for them alone. */
export function takePostsInto(stores: Stores): TakePosts {
  return async (site) => {
    await using visitors = await openVisitorsDatabase();
    const { database } = visitors;
    return await revisionOf(stores, { site: site ?? (await liveConfig(stores)), database })();
  };
}
