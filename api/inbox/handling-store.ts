import type { Kysely, Transaction } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { InboxHandlingRow, Schema } from '../database/schema.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';
import { nonEmptyList } from '../personal-data/held-rows.ts';

/** What the front desk has made of something that was sent. Times are epoch milliseconds. */
export type Handling = {
  readAt: number | null;
  /** The id of a person of the desk. */
  assignedTo: string | null;
  answered: { at: number; by: string } | null;
};

/** What somebody has noted about something that was sent. */
export type HandlingNote = { id: string; at: number; author: string; words: string };

/** What was changed. `missing`: there is nothing of that id any more. */
type Changed = { kind: 'changed' } | { kind: 'missing' } | DatabaseUnavailable;

/** What the front desk makes of what was sent. It goes with it. */
export type HandlingStore = {
  /** By the ids of what was sent; those that nobody has opened are left out. */
  of: (
    ids: readonly string[],
  ) => Promise<{ kind: 'read'; handling: ReadonlyMap<string, Handling> } | DatabaseUnavailable>;
  /** Notes that somebody has opened it, or puts it back to unread. The first time counts. */
  setRead: (id: string, isRead: boolean) => Promise<Changed>;
  /** Gives it to a person of the desk, or to nobody. */
  assign: (id: string, to: string | null) => Promise<Changed>;
  /** Notes that somebody has answered; `null` takes that back. */
  setAnswered: (id: string, by: string | null) => Promise<Changed>;
  addNote: (id: string, note: { author: string; words: string }) => Promise<Changed>;
  /** The oldest first. */
  notesOf: (
    ids: readonly string[],
  ) => Promise<
    | { kind: 'read'; notes: readonly (HandlingNote & { submissionId: string })[] }
    | DatabaseUnavailable
  >;
};

/** What is known of what nobody has opened. */
export const untouched: Handling = { readAt: null, assignedTo: null, answered: null };

const submissionTables = [
  'contact_messages',
  'waitlist_subscriptions',
  'deletion_requests',
] as const satisfies readonly (keyof Schema)[];

/** A store on an open, migrated database. */
export function createHandlingStore(
  { db, dialect }: DatabaseHandle,
  { now = Date.now }: { now?: () => number } = {},
): HandlingStore {
  const nextId = createUuidV7Source(now);

  /** Changes what belongs to a submission, while nobody can delete it: otherwise a note would outlive what it is about. */
  const change = (id: string, work: (transaction: Transaction<Schema>) => Promise<unknown>) =>
    attempt(() =>
      db.transaction().execute(async (transaction): Promise<Changed> => {
        for (const table of submissionTables) {
          const wanted = transaction.selectFrom(table).select('id').where('id', '=', id);
          const locked = dialect === 'postgres' ? wanted.forShare() : wanted;
          if (!(await locked.executeTakeFirst())) continue;
          await work(transaction);
          return { kind: 'changed' };
        }
        return { kind: 'missing' };
      }),
    );

  const set = (id: string, changes: Partial<InboxHandlingRow>) =>
    change(id, (transaction) => upsert(transaction, id, changes));

  return {
    of: (ids) =>
      attempt(async () => {
        const rows = await db
          .selectFrom('inbox_handling')
          .selectAll()
          .where('id', 'in', nonEmptyList(ids))
          .execute();
        const handling = new Map(rows.map((row) => [row.id, handlingOf(row)]));
        return { kind: 'read', handling } as const;
      }),
    setRead: (id, isRead) =>
      change(id, async (transaction) => {
        await upsert(transaction, id, {});
        await transaction
          .updateTable('inbox_handling')
          .set({ read_at: isRead ? now() : null })
          .where('id', '=', id)
          .where('read_at', isRead ? 'is' : 'is not', null)
          .execute();
      }),
    assign: (id, to) => set(id, { assigned_to: to }),
    setAnswered: (id, by) => set(id, { answered_at: by === null ? null : now(), answered_by: by }),
    addNote: (id, { author, words }) =>
      change(id, (transaction) =>
        transaction
          .insertInto('inbox_notes')
          .values({ id: nextId(), submission_id: id, at: now(), author, words })
          .execute(),
      ),
    notesOf: (ids) =>
      attempt(async () => {
        const notes = await db
          .selectFrom('inbox_notes')
          .select(['id', 'at', 'author', 'words', 'submission_id as submissionId'])
          .where('submission_id', 'in', nonEmptyList(ids))
          .orderBy('at')
          .orderBy('id')
          .execute();
        return { kind: 'read', notes } as const;
      }),
  };
}

async function upsert(
  db: Kysely<Schema>,
  id: string,
  changes: Partial<InboxHandlingRow>,
): Promise<void> {
  const none = { read_at: null, assigned_to: null, answered_at: null, answered_by: null };
  await db
    .insertInto('inbox_handling')
    .values({ ...none, ...changes, id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...changes, id }))
    .execute();
}

/** What a row of the table says; its columns are empty where there is none. */
export function handlingOf(row: {
  [Column in Exclude<keyof InboxHandlingRow, 'id'>]: InboxHandlingRow[Column];
}): Handling {
  const { read_at: readAt, assigned_to: assignedTo, answered_at: at, answered_by: by } = row;
  return { readAt, assignedTo, answered: at === null ? null : { at, by: by ?? '' } };
}
