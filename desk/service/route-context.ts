import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { TakePosts } from '../target/order-of.ts';
import type { ComposeQueue } from './compose-queue.ts';
import type { TakePost } from './post-route.ts';
import type { Refusals } from './refusals.ts';

/** The dependencies of the operations. */
export type RouteContext = {
  stores: Stores;
  takePosts: TakePosts;
  takePost: TakePost;
  refusals: Refusals;
  /** The addresses of previews. */
  previewAddress: PreviewAddress;
  /** The queue for orders that compose. */
  inTurn: ComposeQueue;
  /** Why this machine must not render uploaded releases; `null` if it may. */
  sandboxProblem: string | null;
};
