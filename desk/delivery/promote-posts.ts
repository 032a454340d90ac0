import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { PromotePosts } from '@site/api/posts/publish-post.ts';
import { createRevision, revisionWithout } from '@site/delivery/posts/post-revisions.ts';
import type { Policy, Shipped } from '@site/delivery/promotion/plan.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';

/** Promotes the posts of a database, for publishing them. `who` is by default the user running this program. */
export function promotePostsOf(
  database: DatabaseHandle,
  stores: Stores,
  { policy, who }: { policy: Policy; who?: string | undefined },
): PromotePosts<Shipped> {
  return ({ what, why, without }) => {
    const order = { what, why, who };
    if (without === undefined) {
      return promote(stores, { ...order, data: () => createRevision(stores, database) }, policy);
    }
    const data = () => revisionWithout(stores, without);
    // Wrong text must be off the site at once, even if other pages link to it.
    return promote(stores, { ...order, data, allowBrokenLinks: why ?? what }, policy);
  };
}
