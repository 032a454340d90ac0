import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { orThrow } from '../database/database-handle.ts';
import { errorFacts } from '../http/error-facts.ts';
import type { InboxSearch } from '../inbox/inbox-search.ts';
import { indianDay } from '../indian-time.ts';
import type { NoticeChannel, NoticeStore } from './notice-store.ts';

const HOUR_MS = 60 * 60 * 1000;

const LOOK_EVERY_MS = 10 * 60 * 1000;

/** Sends a daily digest of overdue submissions at 9:00 IST. */
export type DailyDigest = {
  /** Adds the day's digest if it is due. Never throws. */
  run: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
};

/** Creates the digest job without starting it. Several processes can run it; only one digest is added per day. */
export function createDailyDigest({
  notices,
  channels,
  search,
  wake,
  log,
  now = Date.now,
}: {
  notices: Pick<NoticeStore, 'appendDigest'>;
  channels: readonly NoticeChannel[];
  search: Pick<InboxSearch, 'count'>;
  /** Called when a digest was added. */
  wake: () => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
}): DailyDigest {
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    // A digest's day starts at nine; earlier times belong to yesterday's digest.
    const moment = now();
    const day = indianDay(moment);
    if (indianDay(moment - 9 * HOUR_MS) !== day) return;
    try {
      if (orThrow(await search.count({ state: 'overdue' })).rows === 0) return;
      if (orThrow(await notices.appendDigest(day, channels)).count > 0) wake();
    } catch (error) {
      log.warn(errorFacts(error), 'could not create the daily digest');
    }
  }

  async function goOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      await run();
      const { signal } = stopping;
      await pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    run,
    start: () => {
      working = goOn();
    },
    stop: async () => {
      stopping.abort();
      await working;
    },
  };
}
