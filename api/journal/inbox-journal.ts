import type { Kysely } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { Schema } from '../database/schema.ts';
import { createUuidV7Source, momentAfter } from '../database/uuid-v7.ts';
import { whoIsHere, type Whereabouts } from './who-is-here.ts';

/** What was done with what visitors sent. `kept-long-enough`: the service threw away what was older than is allowed. */
export type JournalAction =
  | 'list'
  | 'read'
  | 'export'
  | 'export-person'
  | 'erase'
  | 'retry'
  | 'settle'
  | 'kept-long-enough';

/** What is noted about something done: how many things it was about, and how many rows of each table went. */
export type JournalNote = {
  action: JournalAction;
  rows: number;
  counts?: Readonly<Record<string, number>>;
};

/** A note with its number, when it was written and by whom. It holds nothing about any visitor. */
export type JournalEntry = Whereabouts & {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  action: string;
  rows: number;
  /** The rows thrown away by table, as JSON; empty for nothing. */
  counts: string;
};

/** Who read or threw away what visitors sent. */
export type InboxJournal = {
  /** Notes something; `noted` means it is on disk. */
  note: (note: JournalNote) => Promise<{ kind: 'noted'; id: string } | DatabaseUnavailable>;
  /** Notes something within a transaction, so that it is not done without being noted. Gives the note's number. */
  noteWithin: (transaction: Kysely<Schema>, note: JournalNote) => Promise<string>;
  /** The newest notes first, without the first `offset`; and how many there are in all. */
  newest: (
    limit: number,
    page?: { offset: number },
  ) => Promise<
    { kind: 'read'; entries: readonly JournalEntry[]; total: number } | DatabaseUnavailable
  >;
};

/** A journal in an open, migrated database. */
export function createInboxJournal(
  { db }: DatabaseHandle,
  { now = Date.now, who = whoIsHere() }: { now?: () => number; who?: Whereabouts } = {},
): InboxJournal {
  let earliest = 0;
  const nextId = createUuidV7Source(now, () => earliest);

  const noteWithin: InboxJournal['noteWithin'] = async (transaction, { action, rows, counts }) => {
    const newest = await transaction
      .selectFrom('inbox_journal')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    // Each program makes its own ids, and the clock may have gone back since the last one.
    earliest = momentAfter(newest?.id);
    const id = nextId();
    await transaction
      .insertInto('inbox_journal')
      .values({
        ...who,
        id,
        at: now(),
        action,
        row_count: rows,
        counts: counts === undefined ? '' : JSON.stringify(counts),
      })
      .execute();
    return id;
  };

  return {
    noteWithin,
    note: (note) =>
      attempt(async () => ({ kind: 'noted', id: await noteWithin(db, note) }) as const),
    newest: (limit, { offset } = { offset: 0 }) =>
      attempt(async () => {
        const entries = await db
          .selectFrom('inbox_journal')
          .select(['id', 'at', 'person', 'machine', 'action', 'row_count as rows', 'counts'])
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute();
        const { total } = await db
          .selectFrom('inbox_journal')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        return { kind: 'read', entries, total } as const;
      }),
  };
}
