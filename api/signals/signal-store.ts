import { sql } from 'kysely';
import { attempt, type DatabaseHandle, inTransaction } from '../database/database-handle.ts';
import type { SignalCountRow } from '../database/schema.ts';

/** A row without its day and count. */
export type SignalKey = Omit<SignalCountRow, 'day' | 'count'>;

/** Replaces unknown releases, parts and routes, and all of them once the daily limit is reached. */
export const OTHER = 'other';

/** Maximum rows per day. Real visitors produce a few hundred; this keeps forged signals from filling the disk. */
const MAX_ROWS_PER_DAY = 5000;

/** Rows per insert statement. */
const ROWS_PER_INSERT = 50;

/** Stores signal counts by day. */
export type SignalStore = ReturnType<typeof createSignalStore>;

/** `maxRows`: rows per day. */
export function createSignalStore(
  database: Pick<DatabaseHandle, 'db'>,
  { maxRows = MAX_ROWS_PER_DAY }: { maxRows?: number } = {},
) {
  const { db } = database;
  return {
    /** Adds counts to a day, atomically. */
    add: (day: string, counts: readonly (readonly [SignalKey, number])[]): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const { rows: before } = await transaction
          .selectFrom('signal_counts')
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .where('day', '=', day)
          .executeTakeFirstOrThrow();
        const isFull = before + counts.length > maxRows;
        const rows = rowsOf(day, isFull ? counts.map(withoutDetail) : counts);
        for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
          await transaction
            .insertInto('signal_counts')
            .values(rows.slice(from, from + ROWS_PER_INSERT))
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'subject', 'name', 'part', 'release', 'route', 'bucket'])
                .doUpdateSet(({ eb, ref }) => ({
                  count: eb(ref('signal_counts.count'), '+', ref('excluded.count')),
                })),
            )
            .execute();
        }
      }),

    /** Deletes the oldest day before `day`, if any, and returns the number of rows. */
    deleteOldestBefore: (day: string): Promise<number> =>
      attempt(async () => {
        const { oldest } = await db
          .selectFrom('signal_counts')
          .select(({ fn }) => fn.min('day').as('oldest'))
          .where('day', '<', day)
          .executeTakeFirstOrThrow();
        if (oldest === null) return 0;
        const { numDeletedRows } = await db
          .deleteFrom('signal_counts')
          .where('day', '=', oldest)
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),

    hasBefore: (day: string): Promise<boolean> =>
      attempt(async () => {
        const rows = db.selectFrom('signal_counts').select('day').where('day', '<', day);
        return (await rows.limit(1).executeTakeFirst()) !== undefined;
      }),

    /** Sums the counts from `day` on, grouped by these columns and in their order. */
    sums: <Column extends Exclude<keyof SignalCountRow, 'count'>>(
      day: string,
      by: readonly Column[],
    ): Promise<readonly Pick<SignalCountRow, Column | 'count'>[]> =>
      attempt(() =>
        db
          .selectFrom('signal_counts')
          .select(by)
          .select(sql<number>`cast(sum(count) as bigint)`.as('count'))
          .where('day', '>=', day)
          .groupBy(by)
          .orderBy(sql.join(by.map((column) => sql.ref(column))))
          .$castTo<Pick<SignalCountRow, Column | 'count'>>()
          .execute(),
      ),
  };
}

/** Removes the part, release and route from a signal: once a day is full, only totals by signal are counted. */
function withoutDetail([key, count]: readonly [SignalKey, number]): readonly [SignalKey, number] {
  return [{ ...key, part: OTHER, release: OTHER, route: OTHER }, count];
}

/** Merges counts by key, in a fixed order so that concurrent writers can't deadlock. */
function rowsOf(day: string, counts: readonly (readonly [SignalKey, number])[]): SignalCountRow[] {
  const rows = new Map<string, SignalCountRow>();
  for (const [key, count] of counts) {
    const id = keyId(key);
    rows.set(id, { ...key, day, count: count + (rows.get(id)?.count ?? 0) });
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

export function keyId({ subject, name, part, release, route, bucket }: SignalKey): string {
  return JSON.stringify([subject, name, part, release, route, bucket]);
}
