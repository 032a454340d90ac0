import type { Order } from '@site/delivery/promotion/plan.ts';
import { promote } from '@site/delivery/promotion/promote.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { PartName } from '@site/delivery/releases/release.ts';

export type Changed = PartName | 'config';

/** Promotes changes one at a time. Merges further changes to a queued part. */
export type ChangeQueue = {
  /** Queues the current state of a part or the configuration. */
  add: (changed: Changed) => void;
  /** Removes a part from the queue, if the caller promotes it instead. */
  remove: (changed: Changed) => void;
  start: () => void;
};

/**
 * Creates a queue that promotes nothing before `start`, which the caller calls once the first version is live. After
 * each change, calls `onPromoted` with its problems; empty if the promotion succeeded.
 */
export function createChangeQueue(
  stores: Stores,
  orderFor: (changed: Changed) => Promise<Order>,
  onPromoted: (changed: Changed, problems: readonly string[]) => void,
): ChangeQueue {
  const queued = new Set<Changed>();
  let isStarted = false;
  let working = false;

  async function work(): Promise<void> {
    if (!isStarted || working) return;
    working = true;
    for (const changed of queued) {
      queued.delete(changed);
      onPromoted(changed, await promoteChange(changed));
    }
    working = false;
  }

  async function promoteChange(changed: Changed): Promise<readonly string[]> {
    try {
      return await promoteInDevelopment(stores, await orderFor(changed));
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  return {
    add(changed) {
      queued.add(changed);
      void work();
    },
    remove(changed) {
      queued.delete(changed);
    },
    start() {
      isStarted = true;
      void work();
    },
  };
}

/** Promotes, tolerating broken links and removed pages. Returns the problems, if any. */
export async function promoteInDevelopment(
  stores: Stores,
  order: Order,
): Promise<readonly string[]> {
  const outcome = await promote(stores, {
    ...order,
    allowBrokenLinks: 'development',
    gone: 'development',
  });
  return outcome.kind === 'refused' ? outcome.problems : [];
}
