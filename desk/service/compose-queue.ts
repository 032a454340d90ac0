import pLimit, { type LimitFunction } from 'p-limit';
import type { Caller } from './caller.ts';

/** Composing keeps a core busy and starts several renderers, so only so many orders compose at once. */
const MAX_COMPOSING = 3;

/** Runs work that composes a version for a caller. */
export type ComposeQueue = <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets the orders of one caller wait for each other, and those of different callers compose side by side: a team whose
 * pages are slow holds up itself. Moving the live pointer needs no queue, because it is a compare-and-set.
 */
export function createComposeQueue(): ComposeQueue {
  const slots = pLimit(MAX_COMPOSING);
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
