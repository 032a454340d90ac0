import type { PreviewAddress } from '../previews/preview-address.ts';
import type { Stores } from '../stores.ts';
import type { TakePosts } from '../target/own-target.ts';
import type { Refusals } from './refusals.ts';

/** What the operations work with. */
export type RouteContext = {
  stores: Stores;
  takePosts: TakePosts;
  refusals: Refusals;
  /** Where previews are. */
  previewAddress: PreviewAddress;
  /** Composing takes all cores by itself; what is asked for meanwhile waits its turn. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Why this machine must not render uploaded releases; `null` where it may. */
  sandboxProblem: string | null;
};
