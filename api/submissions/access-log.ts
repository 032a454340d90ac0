import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import { attempt, type DatabaseHandle } from '../database/database-handle.ts';
import type { Schema } from '../database/schema.ts';
import { createUuidV7Source, momentAfter } from '../database/uuid-v7.ts';

/** Who did something, and on which machine. */
type Operator = { person: string; machine: string };

/** What the service itself does. */
const service: Operator = { person: 'service', machine: hostname() };

/** Actions on submissions. `kept-long-enough`: the service deleted expired submissions. */
type AccessAction =
  | 'list'
  | 'read'
  | 'export'
  | 'export-person'
  | 'erase'
  | 'retry'
  | 'settle'
  | 'kept-long-enough';

/** `rows`: number of affected submissions. `counts`: deleted rows by table. */
export type Access = {
  action: AccessAction;
  rows: number;
  counts?: Readonly<Record<string, number>>;
};

/** A recorded access. It contains nothing about any visitor. */
export type AccessEntry = Operator & {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  action: string;
  rows: number;
  /** Deleted rows by table, as JSON; empty if none. */
  counts: string;
};

/** The audit log of who read or deleted submissions. */
export type AccessLog = ReturnType<typeof createAccessLog>;

export function createAccessLog(
  { db }: Pick<DatabaseHandle, 'db'>,
  { now = Date.now, who = service }: { now?: (() => number) | undefined; who?: Operator } = {},
) {
  let earliest = 0;
  const nextId = createUuidV7Source(now, () => earliest);

  const noteWithin = async (
    transaction: Kysely<Schema>,
    { action, rows, counts }: Access,
  ): Promise<string> => {
    const newest = await transaction
      .selectFrom('access_log')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    // Each program generates its own ids, and the clock may have gone back since the last entry.
    earliest = momentAfter(newest?.id);
    const id = nextId();
    await transaction
      .insertInto('access_log')
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
    /** Records an access in its transaction, so that neither is committed without the other. Returns the entry's id. */
    noteWithin,
    /** Records an access, which is on disk once this returns. */
    note: (access: Access) => attempt(() => noteWithin(db, access)),
    /** Returns entries, newest first, skipping `offset`, and the total count. */
    newest: (
      limit: number,
      { offset }: { offset: number } = { offset: 0 },
    ): Promise<{ entries: readonly AccessEntry[]; total: number }> =>
      attempt(async () => {
        const entries = await db
          .selectFrom('access_log')
          .select(['id', 'at', 'person', 'machine', 'action', 'row_count as rows', 'counts'])
          .orderBy('id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute();
        const { total } = await db
          .selectFrom('access_log')
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow();
        return { entries, total };
      }),
  };
}
