import pLimit from 'p-limit';

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
