import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { attempt, type DatabaseHandle, inTransaction } from '../database/database-handle.ts';
import type { Schema, SubmissionRow } from '../database/schema.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';
import { addJob, CLOSED_STATES } from '../jobs/job-store.ts';
import { indexPeople } from './people-in.ts';
import { DELETION_JOB, type Handling, handlingOf } from './submission.ts';

/** The kind of job that sends a reply by mail. */
export const REPLY_JOB = 'reply';

/** A reply by mail. */
export type Reply = HandlingNote & {
  state: 'sending' | 'accepted' | NonNullable<Schema['submission_replies']['failure']>;
};

/** A note on a submission. */
export type HandlingNote = { id: string; at: number; author: string; words: string };

/**
 * The result of a change. `missing`: the submission no longer exists. `overtaken`: somebody changed the submission after
 * the version that the user saw.
 */
export type Changed = 'changed' | 'missing' | 'overtaken';

/**
 * Stores whether submissions are read, assigned and answered, and their notes. `seen` is the `handlingVersion` that the
 * user saw.
 */
export function createHandlingStore(
  database: Pick<DatabaseHandle, 'db' | 'dialect'>,
  { now = Date.now }: { now?: (() => number) | undefined } = {},
) {
  const { db, dialect } = database;
  const nextId = createUuidV7Source(now);

  /** Runs a change with the submission locked, so that nobody else can change it after the version was compared. */
  const changeIfSeen = (
    id: string,
    seen: string,
    work: (transaction: Transaction<Schema>) => Promise<unknown>,
  ) =>
    inTransaction(database, async (transaction): Promise<Changed> => {
      const wanted = transaction.selectFrom('submissions').selectAll().where('id', '=', id);
      const row = await (dialect === 'postgres' ? wanted.forUpdate() : wanted).executeTakeFirst();
      if (!row) return 'missing';
      if (seen !== handlingVersion(handlingOf(row), await notesIn(transaction, id))) {
        return 'overtaken';
      }
      await work(transaction);
      return 'changed';
    });
  const update = (transaction: Kysely<Schema>, id: string, changes: Partial<SubmissionRow>) =>
    transaction.updateTable('submissions').set(changes).where('id', '=', id).executeTakeFirst();

  /**
   * Closes or reopens a message or call-back, and with it the replies that were not sent. A deletion request ends with its
   * delivery, which nobody can close.
   */
  const end = async (transaction: Kysely<Schema>, id: string, changes: Partial<SubmissionRow>) => {
    await transaction
      .updateTable('submissions')
      .set(changes)
      .where('id', '=', id)
      .where('kind', 'in', ['message', 'call-back'])
      .execute();
    await transaction
      .updateTable('jobs')
      .set({ state: 'settled' })
      .where('submission_id', '=', id)
      .where('kind', '=', REPLY_JOB)
      .where('state', 'in', ['dead', 'refused'])
      .execute();
  };

  const closedBy = (by: string, state: 'done' | 'unwanted') => ({
    answered_at: now(),
    answered_by: by,
    state,
  });
  const reopened = { answered_at: null, answered_by: null, state: 'open' } as const;

  return {
    /** Marks a submission as read (keeping the first time) or unread. */
    setRead: (id: string, isRead: boolean) =>
      attempt(async (): Promise<'changed' | 'missing'> => {
        const { numUpdatedRows } = await db
          .updateTable('submissions')
          .set(({ fn, val }) => ({ read_at: isRead ? fn.coalesce('read_at', val(now())) : null }))
          .where('id', '=', id)
          .executeTakeFirst();
        return numUpdatedRows === 1n ? 'changed' : 'missing';
      }),
    /** Assigns a submission to a user, or unassigns it. */
    assign: (id: string, to: string | null, seen: string) =>
      changeIfSeen(id, seen, (transaction) => update(transaction, id, { assigned_to: to })),
    /** Marks a submission as answered; `null` reopens it. */
    setAnswered: (id: string, by: string | null, seen: string) =>
      changeIfSeen(id, seen, (transaction) =>
        end(transaction, id, by === null ? reopened : closedBy(by, 'done')),
      ),
    /** Closes a submission without an answer, such as spam; `null` reopens it. */
    setNotForUs: (id: string, by: string | null, seen: string) =>
      changeIfSeen(id, seen, (transaction) =>
        end(transaction, id, by === null ? reopened : closedBy(by, 'unwanted')),
      ),
    /** Closes those of the messages and call-backs that are still open. Returns their ids. */
    closeOpen: (ids: readonly string[], by: string, state: 'done' | 'unwanted') =>
      attempt(async () => {
        const closed = await db
          .updateTable('submissions')
          .set(closedBy(by, state))
          .where('id', 'in', ids)
          .where('kind', 'in', ['message', 'call-back'])
          .where('state', '=', 'open')
          .returning('id')
          .execute();
        return closed.map(({ id }) => id);
      }),
    /** Reopens those whose last ending was this user's. Returns their ids. */
    reopenClosed: (ids: readonly string[], by: string) =>
      attempt(async () => {
        const open = await db
          .updateTable('submissions')
          .set(reopened)
          .where('id', 'in', ids)
          .where('kind', 'in', ['message', 'call-back'])
          .where('answered_by', '=', by)
          .returning('id')
          .execute();
        return open.map(({ id }) => id);
      }),
    /** Assigns those that nobody is assigned to. Returns their ids. */
    assignFree: (ids: readonly string[], to: string) =>
      attempt(async () => {
        const assigned = await db
          .updateTable('submissions')
          .set({ assigned_to: to })
          .where('id', 'in', ids)
          .where('assigned_to', 'is', null)
          .returning('id')
          .execute();
        return assigned.map(({ id }) => id);
      }),
    /** Stores a reply with the job that sends it, and marks the submission as answered. */
    reply: (id: string, { author, words }: { author: string; words: string }, seen: string) =>
      changeIfSeen(id, seen, async (transaction) => {
        const reply = { id: nextId(), submission_id: id, author, words };
        const closed = closedBy(author, 'done');
        await transaction
          .insertInto('submission_replies')
          .values({
            ...reply,
            at: closed.answered_at,
            handed_at: null,
            accepted_at: null,
            failure: null,
          })
          .execute();
        await indexPeople(transaction, id, { texts: [words] });
        await end(transaction, id, closed);
        const job = { kind: REPLY_JOB, id: reply.id, submissionId: id };
        await addJob(transaction, job, closed.answered_at);
      }),
    /** Oldest first. */
    repliesTo: (id: string): Promise<readonly Reply[]> =>
      attempt(async () => {
        const rows = await db
          .selectFrom('submission_replies')
          .select(['id', 'at', 'author', 'words', 'accepted_at', 'failure'])
          .where('submission_id', '=', id)
          .orderBy('id')
          .execute();
        return rows.map(({ accepted_at, failure, ...reply }) => ({
          ...reply,
          state: failure ?? (accepted_at === null ? 'sending' : 'accepted'),
        }));
      }),
    addNote: (id: string, note: { author: string; words: string }, seen: string) =>
      changeIfSeen(id, seen, async (transaction) => {
        await transaction
          .insertInto('submission_notes')
          .values({ ...note, id: nextId(), submission_id: id, at: now() })
          .execute();
        await indexPeople(transaction, id, { texts: [note.words] });
      }),
    /** Oldest first. */
    notesOf: (id: string): Promise<readonly HandlingNote[]> => attempt(() => notesIn(db, id)),

    /** Queues a rejected or abandoned deletion request again, as if it were new. `false` if it has not failed. */
    requeueDeletion: (id: string) =>
      attempt(async () => {
        const { numUpdatedRows } = await db
          .updateTable('jobs')
          .set({ state: 'waiting', attempts: 0, first_tried_at: null, ended_at: null })
          .set({ due_at: now(), scheduled_at: now() })
          .where('submission_id', '=', id)
          .where('kind', '=', DELETION_JOB)
          .where('state', 'in', ['dead', 'refused'])
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),
    /** Marks an open deletion request as handled manually, so that it is not delivered. `false` if it is closed. */
    settleDeletion: (id: string) =>
      inTransaction(database, async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('jobs')
          .set({ state: 'settled', outcome: 'settled by hand', ended_at: now() })
          .set({ lease_token: null, leased_until: null })
          .where('submission_id', '=', id)
          .where('kind', '=', DELETION_JOB)
          .where('state', 'not in', CLOSED_STATES)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) return false;
        await update(transaction, id, { state: 'done' });
        return true;
      }),
  };
}

/** Identifies what a user sees of a submission's handling. Reading a submission does not change it. */
export function handlingVersion(
  { assignedTo, answered, notForUs }: Omit<Handling, 'readAt'>,
  notes: readonly Pick<HandlingNote, 'id'>[],
): string {
  const shown = [assignedTo, answered, notForUs, notes.at(-1)?.id ?? null];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
}

/** The notes of a submission, oldest first. */
function notesIn(db: Kysely<Schema>, id: string): Promise<HandlingNote[]> {
  return db
    .selectFrom('submission_notes')
    .select(['id', 'at', 'author', 'words'])
    .where('submission_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
