import { setTimeout as pause } from 'node:timers/promises';
import type { KeepForDays } from '@site/kit/site.ts';
import type { FastifyBaseLogger } from 'fastify';
import { COUNTS_RETENTION_DAYS } from '@site/kit/signals/page-signal.ts';
import { orThrow, attempt, type DatabaseHandle } from '../database/database-handle.ts';
import { emptyLog } from '../database/scrub-database.ts';
import { errorFacts } from '../http/error-facts.ts';
import type { InboxJournal } from '../journal/inbox-journal.ts';
import { forgetOldNotices } from '../notices/notice-store.ts';
import { indianDay } from '../indian-time.ts';
import type { SignalStore } from '../signals/signal-store.ts';
import { deleteExpiredKeys } from '../submissions/store-once.ts';
import type { ClockGuard } from './clock-guard.ts';
import { type RetainedKind, retainedKinds, type RetentionStore } from './retention-store.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Items per batch; small enough not to delay visitors. */
export const BATCH = 25;

/** Pause between batches, in milliseconds, so that visitors' requests get through. */
const BETWEEN_BATCHES_MS = 20;

/** Deletes expired data. */
export type Retention = {
  /**
   * Runs once. `failed`: the database failed and the rest remains. `held`: the clock looks wrong, so nothing was
   * deleted. Never throws.
   */
  run: () => Promise<'done' | 'held' | 'failed'>;
  /** Runs immediately, then daily until `stop`; retries an hour after a failure. */
  start: () => void;
  /** Stops after the current batch. */
  stop: () => Promise<void>;
  /** Returns why the last run was held back, or `null`. */
  heldReason: () => string | null;
};

export type RetentionDependencies = {
  database: DatabaseHandle;
  store: RetentionStore;
  signals: Pick<SignalStore, 'hasBefore' | 'deleteOldestBefore'>;
  guard: ClockGuard;
  journal: InboxJournal;
  /** Returns the current retention times. Called in each run, because the configuration may change at any time. */
  keepForDays: () => KeepForDays;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now?: () => number;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Several processes may each run retention on the same database. */
export function createRetention(dependencies: RetentionDependencies): Retention {
  const { database, store, signals, guard, journal, keepForDays, log } = dependencies;
  const { now = Date.now, wait = sleep } = dependencies;
  const stopping = new AbortController();
  let working: Promise<void> = Promise.resolve();
  let heldReason: string | null = null;

  async function deleteAllExpired(kind: RetainedKind, before: number): Promise<number> {
    let deleted = 0;
    while (!stopping.signal.aborted) {
      const { rows } = orThrow(await store.deleteExpired(kind, { before, limit: BATCH }));
      deleted += rows;
      if (rows < BATCH) break;
      await wait(BETWEEN_BATCHES_MS, stopping.signal);
    }
    return deleted;
  }

  /** Deletes data with a fixed retention time: signal counts, idempotency keys and notices. */
  async function deleteFixedTermData(moment: number, firstDay: string): Promise<void> {
    orThrow(await deleteExpiredKeys(database, moment));
    orThrow(await forgetOldNotices(database, moment));
    while (!stopping.signal.aborted) {
      const { rows } = orThrow(await signals.deleteOldestBefore(firstDay));
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
    const due = orThrow(await store.countDue(before));
    const { any: hasOldCounts } = orThrow(await signals.hasBefore(firstDay));
    const admission = orThrow(await guard.admit({ now: moment, ...due, hasOldCounts }));
    heldReason = admission.kind === 'held' ? admission.reason : null;
    if (heldReason !== null) {
      log.warn(
        { reason: heldReason },
        'retention is on hold until an operator confirms the clock at the desk',
      );
      return 'held';
    }
    const deleted: Partial<Record<RetainedKind, number>> = {};
    let rows = 0;
    for (const kind of retainedKinds) {
      const count = await deleteAllExpired(kind, before[kind]);
      if (count > 0) deleted[kind] = count;
      rows += count;
    }
    await deleteFixedTermData(moment, firstDay);
    const overdue = orThrow(await store.countOverdue(before.deletionRequests)).rows;
    if (overdue > 0) {
      log.warn({ overdue }, 'deletion requests are overdue and need manual handling');
    }
    if (rows === 0) return 'done';
    orThrow(await journal.note({ action: 'kept-long-enough', rows, counts: deleted }));
    if (database.dialect === 'sqlite') {
      // Deleted rows may still be in the log. If another program is reading, leave emptying it to the next run.
      orThrow(await attempt(() => emptyLog(database.db, { timeoutMs: 0 })));
    }
    log.info(deleted, 'deleted expired data');
    return 'done';
  }

  async function run(): Promise<'done' | 'held' | 'failed'> {
    try {
      return await runOnce();
    } catch (error) {
      log.warn(errorFacts(error), 'could not delete expired data');
      return 'failed';
    }
  }

  async function runDaily(): Promise<void> {
    while (!stopping.signal.aborted) {
      const result = await run();
      // Retry a held run soon, in case an operator confirms it or fixes the clock.
      await wait(result === 'done' ? DAY_MS : HOUR_MS, stopping.signal);
    }
  }

  return {
    run,
    start: () => {
      working = runDaily();
    },
    stop: async () => {
      stopping.abort();
      await working;
    },
    heldReason: () => heldReason,
  };
}

/** Sleeps without keeping the process alive; the signal ends it early. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
