import { setTimeout as pause } from 'node:timers/promises';
import type { KeepForDays } from '@site/kit/site.ts';
import { COUNTS_RETENTION_DAYS } from '@site/kit/signals/page-signal.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { DAY_MS, HOUR_MS } from '@site/kit/durations.ts';
import { attempt, type DatabaseHandle, inTransaction } from '../database/database-handle.ts';
import { emptyLog } from '../database/scrub-database.ts';
import type { Schema } from '../database/schema.ts';
import { indianDay } from '../indian-time.ts';
import { createClockGuard } from '../jobs/clock-guard.ts';
import { CLOSED_STATES } from '../jobs/job-store.ts';
import type { JobHandler } from '../jobs/run-jobs.ts';
import { createSignalStore } from '../signals/signal-store.ts';
import { createAccessLog } from './access-log.ts';
import { judgeRun } from './retention-clock.ts';
import { KEY_RETENTION_MS } from './store-submission.ts';
import { DELETION_JOB } from './submission.ts';

/** How long to store jobs that are not deliveries of deletion requests, in milliseconds. */
const JOBS_KEPT_MS = 30 * DAY_MS;

/** Items per batch; small enough not to delay visitors. */
export const BATCH = 25;

/** Pause between batches, in milliseconds, so that visitors' requests get through. */
const BETWEEN_BATCHES_MS = 20;

type RetainedKind = keyof KeepForDays;

/** In order of deletion: deliveries come before the requests they belong to. */
const retainedKinds = [
  'messages',
  'callBacks',
  'waitlist',
  'deliveredEvents',
  'deletionRequests',
] as const satisfies readonly RetainedKind[];

const submissionKindOf = {
  messages: 'message',
  callBacks: 'call-back',
  waitlist: 'waitlist',
  deletionRequests: DELETION_JOB,
} as const;

type ExpireOptions = {
  /** Returns the current retention times. Called in each run, because the configuration may change at any time. */
  keepForDays: () => KeepForDays;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now?: (() => number) | undefined;
  /** Pauses between batches. */
  wait?: (ms: number) => Promise<unknown>;
};

/** Deletes expired data daily. Deletes nothing while the clock looks wrong, and looks again every hour. */
export function expire(database: DatabaseHandle, options: ExpireOptions): JobHandler {
  const { now = Date.now } = options;
  return {
    what: 'deletion of expired data',
    nextRun: (moment) => moment + DAY_MS,
    runsFirstNow: true,
    run: async (_job, signal) => {
      const result = await deleteExpired(database, options, signal);
      return result === 'done' ? { kind: 'done' } : { kind: 'not-yet', at: now() + HOUR_MS };
    },
  };
}

/** Deletes expired data once. `held`: the clock looks wrong, so nothing was deleted. */
export async function deleteExpired(
  database: DatabaseHandle,
  { keepForDays, log, now = Date.now, wait = pause }: ExpireOptions,
  signal?: AbortSignal,
): Promise<'done' | 'held'> {
  const { db } = database;
  const signals = createSignalStore(database);
  const isStopped = () => signal?.aborted === true;
  const keep = keepForDays();
  const moment = now();
  const before = (kind: RetainedKind) => moment - keep[kind] * DAY_MS;
  const firstDay = indianDay(moment - COUNTS_RETENTION_DAYS * DAY_MS);
  const planned = {
    ...(await attempt(() => countRows(db, before))),
    hasOldCounts: await signals.hasBefore(firstDay),
  };
  const guard = createClockGuard(database, 'retention', { now });
  const reason = await guard.check((at, last) => judgeRun(planned, at, last));
  if (reason !== null) {
    const words = 'retention is on hold until an operator confirms the clock at the desk';
    log.warn({ reason }, words);
    return 'held';
  }
  const deleted: Partial<Record<RetainedKind, number>> = {};
  for (const kind of retainedKinds) {
    const rows = await inBatches(() => deleteBatch(database, kind, before(kind)));
    if (rows > 0) deleted[kind] = rows;
  }
  await attempt(() => forgetKeysAndJobs(db, moment));
  while (!isStopped() && (await signals.deleteOldestBefore(firstDay)) > 0) {
    await wait(BETWEEN_BATCHES_MS);
  }
  const overdue = await attempt(() => countOf(db, openDeletions(db, before('deletionRequests'))));
  if (overdue > 0) {
    log.warn({ overdue }, 'deletion requests are overdue and need manual handling');
  }
  const rows = Object.values(deleted).reduce((sum, count) => sum + count, 0);
  if (rows === 0) return 'done';
  const access = { action: 'kept-long-enough', rows, counts: deleted } as const;
  await createAccessLog(database, { now }).note(access);
  if (database.dialect === 'sqlite') {
    // Deleted rows may still be in the log. If another program is reading, leave emptying it to the next run.
    await attempt(() => emptyLog(db, { timeoutMs: 0 }));
  }
  log.info(deleted, 'deleted expired data');
  return 'done';

  async function inBatches(work: () => Promise<number>): Promise<number> {
    let sum = 0;
    while (!isStopped()) {
      const count = await work();
      sum += count;
      if (count < BATCH) break;
      await wait(BETWEEN_BATCHES_MS);
    }
    return sum;
  }
}

/** Selects expired items. A deletion request that still needs handling never expires. */
function dueOf(
  db: Kysely<Schema>,
  kind: RetainedKind,
  before: number,
): SelectQueryBuilder<Schema, 'jobs' | 'submissions', { id: string }> {
  if (kind === 'deliveredEvents') {
    return db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', DELETION_JOB)
      .where('state', 'in', CLOSED_STATES)
      .where('ended_at', '<=', before);
  }
  return db
    .selectFrom('submissions')
    .select('id')
    .where('kind', '=', submissionKindOf[kind])
    .where('asked_at', '<=', before)
    .$if(kind === 'deletionRequests', (rows) => rows.where('state', '=', 'done'));
}

/** Deletes up to `BATCH` expired items with everything that belongs to them, and returns their number. */
function deleteBatch(
  database: DatabaseHandle,
  kind: RetainedKind,
  before: number,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    const due = dueOf(transaction, kind, before).limit(BATCH);
    // On PostgreSQL, a visitor may be renewing their waitlist request concurrently.
    const locked = database.dialect === 'postgres' ? due.forUpdate() : due;
    const ids = (await locked.execute()).map(({ id }) => id);
    if (ids.length > 0) {
      const table = kind === 'deliveredEvents' ? 'jobs' : 'submissions';
      await transaction.deleteFrom(table).where('id', 'in', ids).execute();
    }
    return ids.length;
  });
}

/** Counts the rows of a query. */
async function countOf(db: Kysely<Schema>, query: ReturnType<typeof dueOf>): Promise<number> {
  const counted = db.selectFrom(query.as('rows')).select(({ fn }) => fn.countAll<number>().as('n'));
  return (await counted.executeTakeFirstOrThrow()).n;
}

/** Counts all submissions and deliveries, and those that are due. */
async function countRows(
  db: Kysely<Schema>,
  before: (kind: RetainedKind) => number,
): Promise<{ due: number; total: number }> {
  let due = 0;
  for (const kind of retainedKinds) due += await countOf(db, dueOf(db, kind, before(kind)));
  const deliveries = db.selectFrom('jobs').select('id').where('kind', '=', DELETION_JOB);
  const submissions = db.selectFrom('submissions').select('id');
  return { due, total: (await countOf(db, submissions)) + (await countOf(db, deliveries)) };
}

function openDeletions(db: Kysely<Schema>, before: number) {
  return db
    .selectFrom('submissions')
    .select('id')
    .where('state', '=', 'open')
    .where('kind', '=', DELETION_JOB)
    .where('received_at', '<=', before);
}

/** Forgets expired keys, and old jobs other than deliveries of deletion requests. */
async function forgetKeysAndJobs(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ attempt_key: null })
    .where('attempt_key', 'is not', null)
    .where(({ or, eb }) =>
      or([
        eb('attempt_at', '<=', now - KEY_RETENTION_MS),
        eb('attempt_at', '>=', now + KEY_RETENTION_MS),
      ]),
    )
    .execute();
  await db
    .deleteFrom('jobs')
    .where('kind', '!=', DELETION_JOB)
    .whereRef('id', '!=', 'kind')
    .where('made_at', '<=', now - JOBS_KEPT_MS)
    .execute();
}
