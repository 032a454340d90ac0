import type { DeliveryTarget } from '../target/delivery-target.ts';
import { ownTarget, type TakePosts } from '../target/own-target.ts';
import type { ReviewTarget } from '../target/review-target.ts';
import { withStores } from './with-context.ts';

/** Runs a command on the stores of this folder, which are opened for it and closed again. */
export async function withOwnTarget(
  work: (target: DeliveryTarget, openReviews: () => Promise<ReviewTarget>) => Promise<void>,
): Promise<void> {
  await withStores(({ config, stores }) => {
    // Few commands are about posts, and what makes their pictures takes long to read.
    const takePosts: TakePosts = async (site) => {
      const { takePostsInto } = await import('./take-posts.ts');
      return takePostsInto(stores)(site);
    };
    const previewAddress = config.previews.address;
    return work(ownTarget(stores, { takePosts, previewAddress }), async () => {
      const { ownReviews } = await import('../target/own-reviews.ts');
      return ownReviews(stores, previewAddress);
    });
  });
}
