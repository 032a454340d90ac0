import type { PreviewAddress } from '@site/delivery/previews/preview-address.ts';
import type { Stores } from '@site/delivery/stores.ts';
import type { TakePosts } from '../target/order-of.ts';
import type { ComposeQueue } from './compose-queue.ts';
import type { TakePost } from './post-route.ts';
import type { Refusals } from './refusals.ts';

/** What the operations work with. */
export type RouteContext = {
  stores: Stores;
  takePosts: TakePosts;
  takePost: TakePost;
  refusals: Refusals;
  /** Where previews are. */
  previewAddress: PreviewAddress;
  /** Orders that compose go through it. */
  inTurn: ComposeQueue;
  /** Why this machine must not render uploaded releases; `null` where it may. */
  sandboxProblem: string | null;
};
