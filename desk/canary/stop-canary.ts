import { describeParts } from '@site/delivery/promotion/canary-words.ts';
import { withdrawn } from '@site/delivery/promotion/rebase-canaries.ts';
import type { Order } from '@site/delivery/promotion/plan.ts';
import { chooseCanary, type CanaryChoice } from './choose-canary.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';

/** The result of stopping a canary. */
export type CanaryStopped =
  | { kind: 'stopped'; what: string; share: number }
  | { kind: 'refused'; problems: readonly string[] };

/** The maximum number of attempts if promotions happen concurrently. */
const MAX_TRIES = 50;

/**
 * Stops a running canary: its visitors get the live version on their next page view. `details` are added to the audit
 * entry.
 */
export async function stopCanary(
  { registry }: Stores,
  choice: CanaryChoice,
  { who, why, details = [] }: Pick<Order, 'who' | 'why'> & { details?: readonly string[] } = {},
): Promise<CanaryStopped> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const fence = await registry.fence();
    const canary = chooseCanary(await registry.canaries.running(), choice);
    if (typeof canary === 'string') return { kind: 'refused', problems: [canary] };
    choice = { id: canary.id };
    const end = withdrawn(canary, why ?? 'It was stopped.', details, who);
    if (await registry.canaries.end({ fence, end })) {
      return { kind: 'stopped', what: describeParts(canary.parts), share: canary.share };
    }
  }
  throw new Error(`Gave up after ${MAX_TRIES} concurrent promotions. Try again.`);
}
