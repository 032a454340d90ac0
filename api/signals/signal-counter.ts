import type { FastifyBaseLogger } from 'fastify';
import { errorFacts } from '../http/error-facts.ts';
import { indianDay } from '../indian-time.ts';
import { keyId, type SignalKey, type SignalStore } from './signal-store.ts';

/** How often to write counts, in milliseconds. A killed process loses the counts since the last write. */
const WRITE_EVERY_MS = 5000;

/** Maximum number of distinct signals to buffer; more are dropped. */
const MAX_BUFFERED = 2000;

/** Buffers signal counts in memory and writes them every few seconds, instead of one write per signal. */
export type SignalCounter = {
  count: (key: SignalKey) => void;
  /** Writes the buffer; if the store is unavailable, keeps it for the next write. Never throws. */
  write: () => Promise<void>;
  /** Writes regularly until `stop`, which writes once more. */
  start: () => void;
  stop: () => Promise<void>;
};

export function createSignalCounter(parts: {
  store: Pick<SignalStore, 'add'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
}): SignalCounter {
  const { store, log, now = Date.now } = parts;
  let buffered = new Map<string, { key: SignalKey; count: number }>();
  let isStoreDown = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let working: Promise<void> = Promise.resolve();

  function add(key: SignalKey, count: number): void {
    const id = keyId(key);
    const known = buffered.get(id);
    if (known) known.count += count;
    else if (buffered.size < MAX_BUFFERED) buffered.set(id, { key, count });
  }

  async function write(): Promise<void> {
    if (buffered.size === 0) return;
    const taken = [...buffered.values()];
    buffered = new Map();
    const counts = taken.map(({ key, count }) => [key, count] as const);
    try {
      await store.add(indianDay(now()), counts);
      isStoreDown = false;
    } catch (error) {
      if (!isStoreDown) log.warn(errorFacts(error), 'could not store signal counts');
      isStoreDown = true;
      for (const { key, count } of taken) add(key, count);
    }
  }

  return {
    count: (key) => add(key, 1),
    write,
    start: () => {
      timer = setInterval(() => {
        // Writes never overlap, however slow the database is.
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
