import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { Schema } from '../database/schema.ts';
import { createUuidV7Source, momentAfter } from '../database/uuid-v7.ts';

/** Who did something, and on which machine. */
type Operator = { person: string; machine: string };

/** What the service itself does. */
const service: Operator = { person: 'service', machine: hostname() };

/** Actions on submissions. `kept-long-enough`: the service deleted expired submissions. */
export type JournalAction =
  | 'list'
  | 'read'
  | 'export'
  | 'export-person'
  | 'erase'
  | 'retry'
  | 'settle'
  | 'kept-long-enough';

/** `rows`: number of affected submissions. `counts`: deleted rows by table. */
export type JournalNote = {
  action: JournalAction;
  rows: number;
  counts?: Readonly<Record<string, number>>;
};

/** A recorded action. It contains nothing about any visitor. */
export type JournalEntry = Operator & {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  action: string;
  rows: number;
  /** Deleted rows by table, as JSON; empty if none. */
  counts: string;
};

/** The audit log of who read or deleted submissions. */
export type InboxJournal = {
  /** Records an action; `noted` means it is on disk. */
  note: (note: JournalNote) => Promise<{ kind: 'noted'; id: string } | DatabaseUnavailable>;
  /** Records an action in its transaction, so that neither is committed without the other. Returns the entry's id. */
  noteWithin: (transaction: Kysely<Schema>, note: JournalNote) => Promise<string>;
  /** Returns entries, newest first, skipping `offset`, and the total count. */
  newest: (
    limit: number,
    page?: { offset: number },
  ) => Promise<
    { kind: 'read'; entries: readonly JournalEntry[]; total: number } | DatabaseUnavailable
  >;
};

export function createInboxJournal(
  { db }: DatabaseHandle,
  { now = Date.now, who = service }: { now?: () => number; who?: Operator } = {},
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
    // Each program generates its own ids, and the clock may have gone back since the last entry.
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
