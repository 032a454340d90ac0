import type { DeliveryConfig } from '../config.ts';
import type { DeliveryTarget } from '../target/delivery-target.ts';
import { ownTarget } from '../target/own-target.ts';
import { takePostsInto } from './take-posts.ts';
import { withStores } from './with-context.ts';

/** Runs a command on the stores of this folder, which are opened for it and closed again. */
export async function withOwnTarget(
  work: (context: { config: DeliveryConfig; target: DeliveryTarget }) => Promise<void>,
): Promise<void> {
  await withStores(({ config, stores }) =>
    work({ config, target: ownTarget(stores, { takePosts: takePostsInto(stores) }) }),
  );
}
