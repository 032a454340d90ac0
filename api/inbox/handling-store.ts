import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { InboxHandlingRow, Schema } from '../database/schema.ts';
import { createUuidV7Source } from '../database/uuid-v7.ts';
import { nonEmptyList } from '../personal-data/held-rows.ts';

/** The front desk's state of a submission. Times are epoch milliseconds. */
export type Handling = {
  readAt: number | null;
  /** Id of a desk user. */
  assignedTo: string | null;
  answered: { at: number; by: string } | null;
};

/** A note on a submission. */
export type HandlingNote = { id: string; at: number; author: string; words: string };

/** The result of a change. `missing`: the submission no longer exists. */
type Changed = { kind: 'changed' } | { kind: 'missing' } | DatabaseUnavailable;

/** As `Changed`. `overtaken`: somebody changed the submission after the version that the user saw. */
type ChangedIfSeen = Changed | { kind: 'overtaken' };

/** Stores whether submissions are read, assigned and answered, and their notes. Deleted with the submission. */
export type HandlingStore = {
  /** Returns the state by submission id, omitting submissions that nobody has opened. */
  of: (
    ids: readonly string[],
  ) => Promise<{ kind: 'read'; handling: ReadonlyMap<string, Handling> } | DatabaseUnavailable>;
  /** Marks a submission as read (keeping the first time) or unread. */
  setRead: (id: string, isRead: boolean) => Promise<Changed>;
  /** Assigns a submission to a user, or unassigns it. `seen`: the `handlingVersion` that the user saw. */
  assign: (id: string, to: string | null, seen: string) => Promise<ChangedIfSeen>;
  /** Marks a submission as answered; `null` reopens it. */
  setAnswered: (id: string, by: string | null, seen: string) => Promise<ChangedIfSeen>;
  addNote: (
    id: string,
    note: { author: string; words: string },
    seen: string,
  ) => Promise<ChangedIfSeen>;
  /** Oldest first. */
  notesOf: (
    ids: readonly string[],
  ) => Promise<
    | { kind: 'read'; notes: readonly (HandlingNote & { submissionId: string })[] }
    | DatabaseUnavailable
  >;
};

/** The state of a submission that nobody has opened. */
export const untouched: Handling = { readAt: null, assignedTo: null, answered: null };

const submissionTables = [
  'contact_messages',
  'waitlist_subscriptions',
  'deletion_requests',
] as const satisfies readonly (keyof Schema)[];

/** Opens the store on a migrated database. */
export function createHandlingStore(
  { db, dialect }: DatabaseHandle,
  { now = Date.now }: { now?: () => number } = {},
): HandlingStore {
  const nextId = createUuidV7Source(now);

  /**
   * Runs a change with the submission locked, so that no note can outlive its submission, and nobody else can change it
   * after `work` has read it.
   */
  const change = <Result>(
    id: string,
    work: (transaction: Transaction<Schema>) => Promise<Result>,
  ) =>
    attempt(() =>
      db.transaction().execute(async (transaction): Promise<Result | { kind: 'missing' }> => {
        for (const table of submissionTables) {
          const wanted = transaction.selectFrom(table).select('id').where('id', '=', id);
          const locked = dialect === 'postgres' ? wanted.forUpdate() : wanted;
          if (await locked.executeTakeFirst()) return work(transaction);
        }
        return { kind: 'missing' };
      }),
    );

  const changeIfSeen = (
    id: string,
    seen: string,
    work: (transaction: Transaction<Schema>) => Promise<unknown>,
  ) =>
    change(id, async (transaction): Promise<{ kind: 'changed' } | { kind: 'overtaken' }> => {
      const handling = (await handlingIn(transaction, [id])).get(id) ?? untouched;
      const notes = await notesIn(transaction, [id]);
      if (seen !== handlingVersion(handling, notes)) return { kind: 'overtaken' };
      await work(transaction);
      return { kind: 'changed' };
    });

  const set = (id: string, seen: string, changes: Partial<InboxHandlingRow>) =>
    changeIfSeen(id, seen, (transaction) => upsert(transaction, id, changes));

  return {
    of: (ids) =>
      attempt(async () => ({ kind: 'read', handling: await handlingIn(db, ids) }) as const),
    setRead: (id, isRead) =>
      change(id, async (transaction) => {
        await upsert(transaction, id, {});
        await transaction
          .updateTable('inbox_handling')
          .set({ read_at: isRead ? now() : null })
          .where('id', '=', id)
          .where('read_at', isRead ? 'is' : 'is not', null)
          .execute();
        return { kind: 'changed' } as const;
      }),
    assign: (id, to, seen) => set(id, seen, { assigned_to: to }),
    setAnswered: (id, by, seen) =>
      set(id, seen, { answered_at: by === null ? null : now(), answered_by: by }),
    addNote: (id, { author, words }, seen) =>
      changeIfSeen(id, seen, (transaction) =>
        transaction
          .insertInto('inbox_notes')
          .values({ id: nextId(), submission_id: id, at: now(), author, words })
          .execute(),
      ),
    notesOf: (ids) =>
      attempt(async () => ({ kind: 'read', notes: await notesIn(db, ids) }) as const),
  };
}

/** Identifies what a user sees of a submission's handling. Reading a submission does not change it. */
export function handlingVersion(
  { assignedTo, answered }: Handling,
  notes: readonly Pick<HandlingNote, 'id'>[],
): string {
  const shown = [assignedTo, answered?.at ?? null, answered?.by ?? null, notes.at(-1)?.id ?? null];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);
}

async function handlingIn(db: Kysely<Schema>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('inbox_handling')
    .selectAll()
    .where('id', 'in', nonEmptyList(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, handlingOf(row)]));
}

function notesIn(db: Kysely<Schema>, ids: readonly string[]) {
  return db
    .selectFrom('inbox_notes')
    .select(['id', 'at', 'author', 'words', 'submission_id as submissionId'])
    .where('submission_id', 'in', nonEmptyList(ids))
    .orderBy('at')
    .orderBy('id')
    .execute();
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

/** Converts a joined row; its columns are null if there is no row. */
export function handlingOf(row: {
  [Column in Exclude<keyof InboxHandlingRow, 'id'>]: InboxHandlingRow[Column];
}): Handling {
  const { read_at: readAt, assigned_to: assignedTo, answered_at: at, answered_by: by } = row;
  return { readAt, assignedTo, answered: at === null ? null : { at, by: by ?? '' } };
}
