import { randomUUID } from 'node:crypto';
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { attempt, type DatabaseHandle } from '../database/database-handle.ts';
import { isLeaseOver } from '../database/is-lease-over.ts';
import type { JobRow, Schema } from '../database/schema.ts';

/**
 * The lease of a job, in milliseconds. It is renewed while the job runs, so it only expires if its process died or
 * froze, or if the clocks of two machines differ widely.
 */
export const LEASE_MS = 60_000;

/** States in which a job needs no further action. */
export const CLOSED_STATES = ['done', 'settled'] as const;

/** How far the clocks of two machines may differ, in milliseconds. */
const MAX_SKEW_MS = 60_000;

/** A job leased to this process. */
export type ClaimedJob = Pick<JobRow, 'id' | 'kind' | 'position' | 'payload'> & {
  /** Id of the submission that the job is about. */
  submissionId: string | null;
  /** Attempts so far, including the current one. */
  attempts: number;
  /** When the first attempt started, in epoch milliseconds. */
  firstTriedAt: number;
  /** Proves that this process still holds the lease. */
  leaseToken: string;
};

/** What to store after an attempt. `at` is in epoch milliseconds. */
export type Settlement =
  | { kind: 'done' }
  /** Not a failure: the next run. */
  | { kind: 'next'; at: number }
  | { kind: 'retry'; at: number; outcome: string }
  | { kind: 'refused' | 'dead'; outcome: string };

/** A job to add. */
export type NewJob = {
  kind: string;
  id?: string;
  payload?: object;
  submissionId?: string;
  /** Jobs with the same queue run in the order they were added. The caller must hold a lock on the queue's subject. */
  queue?: string;
  /** When to run it, in epoch milliseconds; immediately by default. */
  dueAt?: number;
};

/** Adds a job, in the transaction that stores what it is about. Does nothing if a job has this id. */
export async function addJob(
  transaction: Kysely<Schema>,
  { kind, id = randomUUID(), payload = {}, submissionId, queue, dueAt }: NewJob,
  now: number,
): Promise<void> {
  const last =
    queue === undefined
      ? undefined
      : await transaction
          .selectFrom('jobs')
          .select('position')
          .where('queue', '=', queue)
          .orderBy('position', 'desc')
          .limit(1)
          .executeTakeFirst();
  await transaction
    .insertInto('jobs')
    .values({
      id,
      kind,
      queue: queue ?? null,
      position: (last?.position ?? 0) + 1,
      submission_id: submissionId ?? null,
      payload: JSON.stringify(payload),
      state: 'waiting',
      made_at: now,
      due_at: dueAt ?? now,
      scheduled_at: now,
      attempts: 0,
      first_tried_at: null,
      lease_token: null,
      leased_until: null,
      outcome: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Opens the background work of a migrated database, which several processes share. */
export function createJobStore(
  { db }: Pick<DatabaseHandle, 'db'>,
  { now = Date.now }: { now?: (() => number) | undefined } = {},
) {
  const free = { lease_token: null, leased_until: null };
  const ofLease = ({ id, leaseToken }: ClaimedJob, transaction: Kysely<Schema> = db) =>
    transaction.updateTable('jobs').where('id', '=', id).where('lease_token', '=', leaseToken);

  return {
    /** Adds a repeating job unless it exists, and brings its next run forward to `dueAt` if it is later. */
    repeat: (kind: string, dueAt: number, { isFirstNow = false }: { isFirstNow?: boolean } = {}) =>
      attempt(async () => {
        await addJob(db, { kind, id: kind, dueAt: isFirstNow ? now() : dueAt }, now());
        await db
          .updateTable('jobs')
          .set({ due_at: dueAt, scheduled_at: now() })
          .where('id', '=', kind)
          .where('due_at', '>', dueAt)
          .execute();
      }),

    /** Leases one due job of these kinds. `taken`: another process was faster; there may be more. */
    claim: (
      kinds: readonly string[],
    ): Promise<{ kind: 'claimed'; job: ClaimedJob } | { kind: 'none' } | { kind: 'taken' }> =>
      attempt(async () => {
        const moment = now();
        const due = await db
          .selectFrom('jobs')
          .select('id')
          .where('kind', 'in', [...kinds, ''])
          .where((expression) => mayRun(expression, moment))
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .executeTakeFirst();
        if (due === undefined) return { kind: 'none' };
        const leaseToken = randomUUID();
        const claimed = await db
          .updateTable('jobs')
          .set((expression) => ({
            lease_token: leaseToken,
            leased_until: moment + LEASE_MS,
            attempts: expression('attempts', '+', 1),
            first_tried_at: expression.fn.coalesce('first_tried_at', expression.val(moment)),
          }))
          .where('id', '=', due.id)
          // Check again, because another process may have claimed it since.
          .where((expression) => mayRun(expression, moment))
          .returning(['id', 'kind', 'position', 'payload', 'submission_id', 'attempts'])
          .returning('first_tried_at')
          .executeTakeFirst();
        if (claimed === undefined) return { kind: 'taken' };
        const { submission_id: submissionId, first_tried_at: firstTriedAt, ...job } = claimed;
        return {
          kind: 'claimed',
          job: { ...job, submissionId, firstTriedAt: firstTriedAt ?? moment, leaseToken },
        };
      }),

    /** Extends the lease of a job that is still running. */
    renew: (job: ClaimedJob) =>
      attempt(() =>
        ofLease(job)
          .set({ leased_until: now() + LEASE_MS })
          .execute(),
      ),

    /**
     * Stores the result of an attempt, and runs `also` in the same transaction. `false` if the lease expired and another
     * process took over, or the job is gone.
     */
    settle: (
      job: ClaimedJob,
      settlement: Settlement,
      also: (transaction: Kysely<Schema>) => Promise<void> = async () => undefined,
    ): Promise<boolean> =>
      attempt(() =>
        db.transaction().execute(async (transaction) => {
          const { numUpdatedRows } = await ofLease(job, transaction)
            .set({ ...free, ...changesOf(settlement, now()) })
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) return false;
          await also(transaction);
          return true;
        }),
      ),

    /** Counts waiting and failed jobs by kind, without repeating jobs that are well. */
    backlog: (): Promise<readonly Backlog[]> =>
      attempt(async () => {
        const count = (state: Expression<SqlBool>) =>
          sql<number>`sum(case when ${state} then 1 else 0 end)`;
        const rows = await db
          .selectFrom('jobs')
          .select((expression) => [
            'kind',
            count(expression('state', '=', 'waiting')).as('waiting'),
            count(expression('state', 'in', ['dead', 'refused'])).as('failed'),
            expression.fn.min('first_tried_at').as('tried_since'),
          ])
          .where('state', 'not in', CLOSED_STATES)
          .where(({ or, eb, ref }) =>
            or([eb('id', '!=', ref('kind')), eb('outcome', 'is not', null)]),
          )
          .groupBy('kind')
          .orderBy('kind')
          .execute();
        return rows.map(({ tried_since: triedSince, ...row }) => ({ ...row, triedSince }));
      }),
  };
}

/** Work that is waiting or failed. */
export type Backlog = {
  kind: string;
  waiting: number;
  /** Jobs that were abandoned or rejected, and that nobody has handled yet. */
  failed: number;
  /** When the first attempt of the oldest job started; `null` if there was none. */
  triedSince: number | null;
};

function changesOf(settlement: Settlement, now: number): Partial<JobRow> {
  switch (settlement.kind) {
    case 'done':
      return { state: 'done', outcome: 'done', ended_at: now };
    case 'next':
      return {
        due_at: settlement.at,
        scheduled_at: now,
        attempts: 0,
        first_tried_at: null,
        outcome: null,
      };
    case 'retry':
      return { due_at: settlement.at, scheduled_at: now, outcome: settlement.outcome };
    case 'refused':
    case 'dead':
      return { state: settlement.kind, outcome: settlement.outcome, ended_at: now };
  }
}

/** An SQL condition: the job is due and not leased, and no earlier job of its queue is still waiting. */
function mayRun(expression: ExpressionBuilder<Schema, 'jobs'>, moment: number) {
  return expression.and([
    expression('jobs.state', '=', 'waiting'),
    expression.or([
      expression('jobs.due_at', '<=', moment),
      expression('jobs.scheduled_at', '>', moment + MAX_SKEW_MS),
    ]),
    isLeaseOver('jobs.leased_until', { moment, leaseMs: LEASE_MS }),
    expression.not(
      expression.exists(
        expression
          .selectFrom('jobs as earlier')
          .select('earlier.id')
          .whereRef('earlier.queue', '=', 'jobs.queue')
          .whereRef('earlier.position', '<', 'jobs.position')
          .where('earlier.state', '=', 'waiting'),
      ),
    ),
  ]);
}
