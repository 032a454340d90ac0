import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { orThrow } from '../database/database-handle.ts';
import { errorFacts } from '../http/error-facts.ts';
import type { InboxSearch } from '../inbox/inbox-search.ts';
import { indianDay } from '../indian-time.ts';
import type { NoticeChannel, NoticeStore } from './notice-store.ts';

const HOUR_MS = 60 * 60 * 1000;

const LOOK_EVERY_MS = 10 * 60 * 1000;

/** Tells the team once a day, from nine in the morning in India, when something waits for too long. */
export type DailyDigest = {
  /** Looks whether it is time, and adds the digest of the day. Never throws. */
  run: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
};

/** Makes a digest that is not running yet. Several processes may each run one: a day has one. */
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
  /** Called when there is one to send. */
  wake: () => void;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?: () => number;
}): DailyDigest {
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    // The day begins at nine: before, it is still yesterday's, which was written or had nothing to say.
    const moment = now();
    const day = indianDay(moment);
    if (indianDay(moment - 9 * HOUR_MS) !== day) return;
    try {
      if (orThrow(await search.count({ state: 'overdue' })).rows === 0) return;
      if (orThrow(await notices.appendDigest(day, channels)).count > 0) wake();
    } catch (error) {
      log.warn(errorFacts(error), 'the daily digest could not be made');
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
