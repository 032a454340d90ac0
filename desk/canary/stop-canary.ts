import { describeParts } from '@site/delivery/registry/canaries.ts';
import { withdrawn } from '@site/delivery/promotion/rebase-canary.ts';
import type { Order } from '@site/delivery/promotion/plan.ts';
import { HAS_ENDED, NONE_RUNS } from './step-canary.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';

/** The result of stopping a canary. */
export type CanaryStopped =
  | { kind: 'stopped'; what: string; share: number }
  | { kind: 'refused'; problems: readonly string[] };

/** The maximum number of attempts if promotions happen concurrently. */
const MAX_TRIES = 50;

/**
 * Stops the running canary: its visitors get the live version on their next page view. With `id`, only that canary is
 * stopped. `details` are added to the audit entry.
 */
export async function stopCanary(
  { registry }: Stores,
  {
    id,
    who,
    why,
    details = [],
  }: Pick<Order, 'who' | 'why'> & {
    id?: string | undefined;
    details?: readonly string[];
  } = {},
): Promise<CanaryStopped> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const fence = await registry.fence();
    const canary = await registry.canaries.running();
    if (!canary) return { kind: 'refused', problems: [NONE_RUNS] };
    if (canary.id !== (id ?? canary.id)) return { kind: 'refused', problems: [HAS_ENDED] };
    id = canary.id;
    const end = withdrawn(canary, why ?? 'It was stopped.', details, who);
    if (await registry.canaries.end({ fence, end })) {
      return { kind: 'stopped', what: describeParts(canary.parts), share: canary.share };
    }
  }
  throw new Error(`Gave up after ${MAX_TRIES} concurrent promotions. Try again.`);
}
