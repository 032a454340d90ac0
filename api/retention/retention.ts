import { setTimeout as pause } from 'node:timers/promises';
import type { KeepForDays } from '@site/kit/site.ts';
import type { FastifyBaseLogger } from 'fastify';
import { COUNTS_RETENTION_DAYS } from '@site/kit/signals/page-signal.ts';
import { answered, attempt, type DatabaseHandle } from '../database/database-handle.ts';
import { emptyLog } from '../database/scrub-database.ts';
import { errorFacts } from '../http/error-facts.ts';
import type { InboxJournal } from '../journal/inbox-journal.ts';
import { indianDay } from '../signals/indian-day.ts';
import type { SignalStore } from '../signals/signal-store.ts';
import { deleteExpiredKeys } from '../submissions/store-once.ts';
import type { ClockGuard } from './clock-guard.ts';
import { type KeptKind, keptKinds, type RetentionStore } from './retention-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How many things go at a time: so few that nobody's page or form waits for it. */
export const BATCH = 25;

/** How long visitors have the database to themselves between two batches, in milliseconds. */
const BETWEEN_BATCHES_MS = 20;

/** Throws away what was kept long enough. */
export type Retention = {
  /**
   * Does it once. `failed`: the database did not answer, and the rest is still there. `held`: the clock looks wrong, and
   * nothing was deleted. Never throws.
   */
  run: () => Promise<'done' | 'held' | 'failed'>;
  /** Does it at once and every day until `stop`; an hour later when it failed. */
  start: () => void;
  /** Ends after the batch that is on its way. */
  stop: () => Promise<void>;
  /** Why the last run was held back; `null` when it was not. */
  heldReason: () => string | null;
};

/** What a retention works with; the clock and the waiting may be replaced. */
export type RetentionDependencies = {
  database: DatabaseHandle;
  store: RetentionStore;
  signals: Pick<SignalStore, 'hasBefore' | 'forgetOneBefore'>;
  guard: ClockGuard;
  journal: InboxJournal;
  /** Asked each time, because the configuration may change while the service runs. */
  keepForDays: () => KeepForDays;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now?: () => number;
  /** Waits so many milliseconds, or until the signal. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Makes a retention that is not running yet. Several processes may each run one on the same database. */
export function createRetention(dependencies: RetentionDependencies): Retention {
  const { database, store, signals, guard, journal, keepForDays, log } = dependencies;
  const { now = Date.now, wait = waitQuietly } = dependencies;
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();
  let heldReason: string | null = null;

  async function throwAwayAll(kind: KeptKind, before: number): Promise<number> {
    let thrownAway = 0;
    while (!stopping.signal.aborted) {
      const { rows } = answered(await store.throwAway(kind, { before, limit: BATCH }));
      thrownAway += rows;
      if (rows < BATCH) break;
      await wait(BETWEEN_BATCHES_MS, stopping.signal);
    }
    return thrownAway;
  }

  /** Throws away what is kept for a fixed time: counts of signals, and keys that forms were sent under. */
  async function throwAwayTheRest(moment: number, firstDay: string): Promise<void> {
    answered(await deleteExpiredKeys(database, moment));
    while (!stopping.signal.aborted) {
      const { rows } = answered(await signals.forgetOneBefore(firstDay));
      if (rows === 0) break;
      await wait(BETWEEN_BATCHES_MS, stopping.signal);
    }
  }

  async function runOnce(): Promise<'done' | 'held'> {
    const keep = keepForDays();
    const moment = now();
    const before = {
      messages: moment - keep.messages * DAY_MS,
      callBacks: moment - keep.callBacks * DAY_MS,
      waitlist: moment - keep.waitlist * DAY_MS,
      deletionRequests: moment - keep.deletionRequests * DAY_MS,
      deliveredEvents: moment - keep.deliveredEvents * DAY_MS,
    };
    const firstDay = indianDay(moment - COUNTS_RETENTION_DAYS * DAY_MS);
    const due = answered(await store.countDue(before));
    const { any: hasOldCounts } = answered(await signals.hasBefore(firstDay));
    const admission = answered(await guard.admit({ now: moment, ...due, hasOldCounts }));
    heldReason = admission.kind === 'held' ? admission.reason : null;
    if (heldReason !== null) {
      log.warn(
        { reason: heldReason },
        'nothing is deleted until somebody has checked the clock: npx site inbox retention',
      );
      return 'held';
    }
    const thrownAway: Partial<Record<KeptKind, number>> = {};
    let rows = 0;
    for (const kind of keptKinds) {
      const count = await throwAwayAll(kind, before[kind]);
      if (count > 0) thrownAway[kind] = count;
      rows += count;
    }
    await throwAwayTheRest(moment, firstDay);
    const overdue = answered(await store.countOverdue(before.deletionRequests)).rows;
    if (overdue > 0) {
      log.warn({ overdue }, 'deletion requests are past their time, and somebody must settle them');
    }
    if (rows === 0) return 'done';
    answered(await journal.note({ action: 'kept-long-enough', rows, counts: thrownAway }));
    if (database.dialect === 'sqlite') {
      // What went may still be in the log. Somebody who is reading just now is not waited for: the next run will do.
      answered(await attempt(() => emptyLog(database.db, { timeoutMs: 0 })));
    }
    log.info(thrownAway, 'what was kept long enough was thrown away');
    return 'done';
  }

  async function run(): Promise<'done' | 'held' | 'failed'> {
    try {
      return await runOnce();
    } catch (error) {
      log.warn(errorFacts(error), 'what was kept long enough could not be thrown away');
      return 'failed';
    }
  }

  async function goOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      const result = await run();
      // A run that is held back is tried again soon, for when somebody confirms it or sets the clock right.
      await wait(result === 'done' ? DAY_MS : HOUR_MS, stopping.signal);
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
    heldReason: () => heldReason,
  };
}

/** Waits without keeping the process alive; the signal ends it. */
async function waitQuietly(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
