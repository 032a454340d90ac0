import type { Order } from '../promotion/plan.ts';
import { promote } from '../promotion/promote.ts';
import type { Stores } from '../stores.ts';
import type { PartName } from '../releases/release.ts';

/** What is shipped when it changes: a part, or the configuration. */
export type Changed = PartName | 'config';

/** Ships what changed, one after another; what changes meanwhile waits and is shipped once. */
export type Shipping = {
  /** Ships what is there of a part or the configuration now, or once shipping has begun. */
  add: (changed: Changed) => void;
  /** Leaves out what was added of a part so far: its caller ships it. */
  leaveOut: (changed: Changed) => void;
  begin: () => void;
};

/**
 * Nothing is shipped before `begin`, when the first version is live. `onShipped` hears how it ended for each: nothing is
 * wrong, or the sentences that say what is.
 */
export function shipChanges(
  stores: Stores,
  wantedFor: (changed: Changed) => Promise<Order>,
  onShipped: (changed: Changed, problems: readonly string[]) => void,
): Shipping {
  const waiting = new Set<Changed>();
  let hasBegun = false;
  let working = false;

  async function work(): Promise<void> {
    if (!hasBegun || working) return;
    working = true;
    for (const changed of waiting) {
      waiting.delete(changed);
      onShipped(changed, await shipped(changed));
    }
    working = false;
  }

  async function shipped(changed: Changed): Promise<readonly string[]> {
    try {
      return await shipInDevelopment(stores, await wantedFor(changed));
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  return {
    add(changed) {
      waiting.add(changed);
      void work();
    },
    leaveOut(changed) {
      waiting.delete(changed);
    },
    begin() {
      hasBegun = true;
      void work();
    },
  };
}

/** Ships; a link may lead to a page that is still to be written, and a page may go. Gives why it was refused, nothing when it was not. */
export async function shipInDevelopment(stores: Stores, wanted: Order): Promise<readonly string[]> {
  const outcome = await promote(stores, {
    ...wanted,
    allowBrokenLinks: 'development',
    gone: 'development',
  });
  return outcome.kind === 'refused' ? outcome.problems : [];
}
