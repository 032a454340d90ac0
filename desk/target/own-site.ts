import type { DeliveryConfig } from '@site/delivery/config.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import { lowerPriority } from '@site/delivery/lower-priority.ts';
import type { Outcome } from '@site/delivery/promotion/plan.ts';
import { promote, rollBack } from '@site/delivery/promotion/promote.ts';
import type { PartName } from '@site/delivery/releases/release.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { reviewPolicy } from '../review/review-policy.ts';
import type { DeliveryTarget, Promotion } from './delivery-target.ts';
import { orderOf, type TakePosts } from './order-of.ts';
import type { ReviewTarget } from './review-target.ts';

/** Promotes on the site's own machine. */
export async function promoteHere(
  config: DeliveryConfig,
  promotion: Promotion,
  withoutApproval?: string,
): Promise<Outcome> {
  lowerPriority(process.pid);
  await using stores = await openSiteStores(config);
  const order = await orderOf(stores, promotion, postsOf(stores));
  return await promote(stores, order, reviewPolicy(stores, { withoutApproval }));
}

/** Rolls back on the site's own machine. */
export async function rollBackHere(
  config: DeliveryConfig,
  name: PartName | 'config',
  why: string | undefined,
): Promise<Outcome> {
  await using stores = await openSiteStores(config);
  return await rollBack(stores, name, { why }, reviewPolicy(stores));
}

/** Opens this machine's stores as a target for all other commands. */
export async function openOwnTarget(
  config: DeliveryConfig,
  withoutApproval?: string,
): Promise<DeliveryTarget & AsyncDisposable & { reviews: () => Promise<ReviewTarget> }> {
  const { ownTarget } = await import('./own-target.ts');
  const stores = await openSiteStores(config);
  const previewAddress = config.previews.address;
  return {
    ...ownTarget(stores, { takePosts: postsOf(stores), previewAddress, withoutApproval }),
    async reviews() {
      const { ownReviews } = await import('./own-reviews.ts');
      return ownReviews(stores, previewAddress);
    },
    [Symbol.asyncDispose]: stores.registry.close,
  };
}

/** Loaded on demand, because few orders are about posts. */
function postsOf(stores: Stores): TakePosts {
  return async () => {
    const { takePostsInto } = await import('./take-posts.ts');
    return takePostsInto(stores)();
  };
}
