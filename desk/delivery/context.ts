import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { Caller } from './caller.ts';
import type { Refusals } from './refusals.ts';
import type { TakePost } from './sent-post.ts';
import type { InTurn } from './take-turns.ts';

/** Creates a revision of the posts from the database. */
export type TakePosts = () => Promise<string>;

/** The dependencies of the operations that are the same for all callers. */
export type Dependencies = {
  stores: Stores;
  takePosts: TakePosts;
  /** `null` where posts are not sent as files. */
  takePost: TakePost | null;
  /** The addresses of previews. */
  previewAddress: PreviewAddress;
  /** Why this machine must not render uploaded releases; `null` if it may. */
  sandboxProblem: string | null;
  refusals: Refusals;
};

/** The context of a call. `inTurn` queues work that composes, because it uses all cores. */
export type Context = Dependencies & { caller: Caller; inTurn: InTurn };
