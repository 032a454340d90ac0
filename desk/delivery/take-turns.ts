import pLimit, { type LimitFunction } from 'p-limit';

/** Runs work once it is its turn. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Ample, because composing takes seconds. In milliseconds. */
const PATIENCE_MS = 120_000;

/**
 * Runs at most `atOnce` pieces of work at a time. Work that takes longer than `patienceMs` continues, but gives up its
 * turn, so that nothing that hangs can stop everybody.
 */
export function takeTurns(
  atOnce: number,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): InTurn {
  const limit = pLimit(atOnce);
  return (work) =>
    new Promise((resolve) => {
      void limit(async () => {
        const running = work();
        resolve(running);
        await settledOr(patienceMs, running);
      });
    });
}

async function settledOr(patienceMs: number, running: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patienceMs);
    timer.unref();
  });
  await Promise.race([Promise.allSettled([running]), late]);
  clearTimeout(timer);
}

/** How many orders may compose at once, because each keeps a core busy and starts several renderers. */
const MAX_COMPOSING = 3;

/**
 * Queues the orders of each caller and runs those of different callers in parallel, so a team with slow pages delays
 * only itself. Moving the live pointer needs no queue, because it is a compare-and-set.
 */
export function createComposeQueue(): (caller: string) => InTurn {
  const slots = takeTurns(MAX_COMPOSING);
  const callers = new Map<string, LimitFunction>();
  return (caller) => async (work) => {
    const limit = callers.get(caller) ?? pLimit(1);
    callers.set(caller, limit);
    try {
      return await limit(() => slots(work));
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) callers.delete(caller);
    }
  };
}
