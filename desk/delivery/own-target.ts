import { createRouterClient } from '@orpc/server';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { Caller } from './caller.ts';
import type { Context, TakePosts } from './context.ts';
import { rethrowAsProblem } from './problem.ts';
import { countRefusals } from './refusals.ts';
import { router } from './router.ts';
import { type DeliveryTarget, targetOf } from './target.ts';

/**
 * The site of this machine's stores, as a target. `who` is the actor and `person` answers for them; by default the
 * operating system user.
 */
export function ownTarget(
  stores: Stores,
  {
    takePosts,
    previewAddress,
    ...asker
  }: Omit<Caller, 'key'> & { takePosts: TakePosts; previewAddress: PreviewAddress },
): DeliveryTarget {
  const context: Context = {
    stores,
    takePosts,
    takePost: null,
    previewAddress,
    sandboxProblem: null,
    refusals: countRefusals(),
    caller: { ...asker, key: null },
    inTurn: (work) => work(),
  };
  const api = createRouterClient(router, {
    context,
    interceptors: [({ next }) => next().catch(rethrowAsProblem)],
  });
  return targetOf(api, async (release) => {
    const { noteUpload } = await import('./release-procedures.ts');
    await noteUpload(context, release);
  });
}
