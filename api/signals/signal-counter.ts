import type { FastifyBaseLogger } from 'fastify';
import { errorFacts } from '../http/error-facts.ts';
import { indianDay } from './indian-day.ts';
import { idOf, type SignalKey, type SignalStore } from './signal-store.ts';

/** How often what was counted is written down, in milliseconds. A process that is killed loses as much. */
const WRITE_EVERY_MS = 5000;

/** How many different things are counted in memory until then. What is more is not counted. */
const MOST_WAITING = 2000;

/** Counts signals in memory and adds them to the store every few seconds, so that none costs a write of its own. */
export type SignalCounter = {
  count: (key: SignalKey) => void;
  /** Writes down what was counted; when the store does not answer it waits for the next time. Never throws. */
  write: () => Promise<void>;
  /** Writes regularly until `stop`, which writes once more. */
  start: () => void;
  stop: () => Promise<void>;
};

/** Makes a counter that is not running yet. */
export function createSignalCounter(parts: {
  store: SignalStore;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
}): SignalCounter {
  const { store, log, now = Date.now } = parts;
  let waiting = new Map<string, { key: SignalKey; count: number }>();
  let isStoreAway = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let working: Promise<void> = Promise.resolve();

  function add(key: SignalKey, count: number): void {
    const id = idOf(key);
    const known = waiting.get(id);
    if (known) known.count += count;
    else if (waiting.size < MOST_WAITING) waiting.set(id, { key, count });
  }

  function hear(result: { kind: string; error?: unknown }): boolean {
    const isAway = result.kind === 'unavailable';
    if (isAway && !isStoreAway) log.warn(errorFacts(result.error), 'signals cannot be counted');
    isStoreAway = isAway;
    return !isAway;
  }

  async function write(): Promise<void> {
    if (waiting.size === 0) return;
    const taken = [...waiting.values()];
    waiting = new Map();
    const counts = taken.map(({ key, count }) => [key, count] as const);
    if (hear(await store.add(indianDay(now()), counts))) return;
    for (const { key, count } of taken) add(key, count);
  }

  return {
    count: (key) => add(key, 1),
    write,
    start: () => {
      timer = setInterval(() => {
        // One after the other, however long the database takes.
        working = working.then(write);
      }, WRITE_EVERY_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await working;
      await write();
    },
  };
}
