import { takeTurns } from './take-turns.ts';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Caller } from './caller.ts';

/** How many orders may compose at once, because each keeps a core busy and starts several renderers. */
const MAX_COMPOSING = 3;

/** Runs work that composes a version for a caller. */
export type ComposeQueue = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

/**
 * Queues the orders of each caller and runs those of different callers in parallel, so a team with slow pages delays
 * only itself. Moving the live pointer needs no queue, because it is a compare-and-set.
 */
export function createComposeQueue(): ComposeQueue {
  const slots = takeTurns(MAX_COMPOSING);
  const callers = new Map<string, LimitFunction>();
  return async ({ key: { id } }, work) => {
    const limit = callers.get(id) ?? pLimit(1);
    callers.set(id, limit);
    try {
      return await limit(() => slots(work));
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) callers.delete(id);
    }
  };
}
