import { describeParts, withdrawn } from '@site/delivery/promotion/rebase-canary.ts';
import type { Order } from '@site/delivery/promotion/plan.ts';
import type { Stores } from '@site/delivery/stores.ts';

/** What came of taking a canary back. */
export type CanaryStopped =
  | { kind: 'stopped'; what: string; share: number }
  | { kind: 'refused'; problems: readonly string[] };

/** How often it is tried again because others shipped meanwhile. */
const MOST_TRIES = 50;

/**
 * Takes back the canary that runs: everybody gets the live version at their next page. `details` are lines for the
 * journal; `only` is the canary that is meant, where that matters.
 */
export async function stopCanary(
  { registry }: Stores,
  {
    who,
    why,
    details = [],
    only,
  }: Pick<Order, 'who' | 'why'> & { details?: readonly string[]; only?: string | undefined },
): Promise<CanaryStopped> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const fence = await registry.fence();
    const canary = await registry.canaries.current();
    if (!canary || (only !== undefined && canary.id !== only)) {
      return { kind: 'refused', problems: ['No canary runs.'] };
    }
    const end = withdrawn(canary, why ?? 'It was stopped.', details, who);
    if (await registry.canaries.end({ fence, id: canary.id, end })) {
      return { kind: 'stopped', what: describeParts(canary.parts), share: canary.share };
    }
  }
  throw new Error(`Others shipped ${MOST_TRIES} times meanwhile. Try again.`);
}
