import type { DeliveryConfig } from '@site/delivery/config.ts';
import { lowerPriority } from '@site/delivery/lower-priority.ts';
import { openSiteStores } from '@site/delivery/stores/open-site-stores.ts';
import type { DeliveryTarget } from './target.ts';

/** Opens this machine's stores as a target. `withoutApproval`: why promotions may go ahead without their approvals. */
export async function openOwnTarget(
  config: DeliveryConfig,
  withoutApproval?: string,
): Promise<DeliveryTarget & AsyncDisposable> {
  const { ownTarget } = await import('./own-target.ts');
  lowerPriority(process.pid);
  const stores = await openSiteStores(config);
  const takePosts = async () => {
    // Loaded on demand, because few orders are about posts.
    const { takePostsInto } = await import('./take-posts.ts');
    return takePostsInto(stores)();
  };
  const previewAddress = config.previews.address;
  return {
    ...ownTarget(stores, { takePosts, previewAddress, withoutApproval }),
    [Symbol.asyncDispose]: stores.registry.close,
  };
}
