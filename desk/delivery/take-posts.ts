import { createRevision } from '@site/delivery/posts/post-revisions.ts';
import { openVisitorsDatabase } from '@site/delivery/stores/open-visitors-database.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { TakePosts } from './context.ts';

/** Creates revisions of the posts. Opens the visitors' database on demand, because nothing else needs it. */
export function takePostsInto(stores: Stores): TakePosts {
  return async () => {
    await using visitors = await openVisitorsDatabase();
    return await createRevision(stores, visitors.database);
  };
}
