import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';
import type { SignalCountRow } from '../database/schema.ts';

/** What is counted of: a row without its day and its count. */
export type SignalKey = Omit<SignalCountRow, 'day' | 'count'>;

/** Stands for a release, a part or a route that is none of ours, or that there was no room for. */
export const OTHER = 'other';

/** The most rows of one day. Honest visitors make a few hundred; those who make signals up fill no disk. */
const MOST_ROWS_A_DAY = 5000;

/** How many rows one statement writes. */
const ROWS_AT_ONCE = 50;

/** Keeps counts of signals by day. */
export type SignalStore = {
  /** Adds counts to those of a day, all or none of them. */
  add: (
    day: string,
    counts: readonly (readonly [SignalKey, number])[],
  ) => Promise<{ kind: 'added' } | DatabaseUnavailable>;
  /** Throws the oldest day away that is before `day`, if there is one. */
  forgetOneBefore: (
    day: string,
  ) => Promise<{ kind: 'forgotten'; rows: number } | DatabaseUnavailable>;
  /** Whether there are counts from before `day`. */
  hasBefore: (day: string) => Promise<{ kind: 'found'; any: boolean } | DatabaseUnavailable>;
  /** Every count since a day, that day included, in the order of days. */
  since: (
    day: string,
  ) => Promise<{ kind: 'found'; rows: readonly SignalCountRow[] } | DatabaseUnavailable>;
};

/** A store on an open, migrated database. `mostRows` is how many one day may have. */
export function createSignalStore(
  { db }: DatabaseHandle,
  { mostRows = MOST_ROWS_A_DAY }: { mostRows?: number } = {},
): SignalStore {
  return {
    add: (day, counts) =>
      attempt(() =>
        db.transaction().execute(async (transaction) => {
          const { rows: before } = await transaction
            .selectFrom('signal_counts')
            .select(({ fn }) => fn.countAll<number>().as('rows'))
            .where('day', '=', day)
            .executeTakeFirstOrThrow();
          const isFull = before + counts.length > mostRows;
          const rows = rowsOf(day, isFull ? counts.map(withoutDetail) : counts);
          for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
            await transaction
              .insertInto('signal_counts')
              .values(rows.slice(from, from + ROWS_AT_ONCE))
              .onConflict((conflict) =>
                conflict
                  .columns(['day', 'subject', 'name', 'part', 'release', 'route', 'bucket'])
                  .doUpdateSet(({ eb, ref }) => ({
                    count: eb(ref('signal_counts.count'), '+', ref('excluded.count')),
                  })),
              )
              .execute();
          }
          return { kind: 'added' } as const;
        }),
      ),

    forgetOneBefore: (day) =>
      attempt(async () => {
        const { oldest } = await db
          .selectFrom('signal_counts')
          .select(({ fn }) => fn.min('day').as('oldest'))
          .where('day', '<', day)
          .executeTakeFirstOrThrow();
        if (oldest === null) return { kind: 'forgotten', rows: 0 } as const;
        const { numDeletedRows } = await db
          .deleteFrom('signal_counts')
          .where('day', '=', oldest)
          .executeTakeFirstOrThrow();
        return { kind: 'forgotten', rows: Number(numDeletedRows) } as const;
      }),

    hasBefore: (day) =>
      attempt(async () => {
        const row = await db
          .selectFrom('signal_counts')
          .select('day')
          .where('day', '<', day)
          .limit(1)
          .executeTakeFirst();
        return { kind: 'found', any: row !== undefined } as const;
      }),

    since: (day) =>
      attempt(async () => {
        const rows = await db
          .selectFrom('signal_counts')
          .selectAll()
          .where('day', '>=', day)
          .orderBy('day')
          .execute();
        return { kind: 'found', rows } as const;
      }),
  };
}

/** On a full day what cannot be told apart any more is still counted: how often each thing failed in all. */
function withoutDetail([key, count]: readonly [SignalKey, number]): readonly [SignalKey, number] {
  return [{ ...key, part: OTHER, release: OTHER, route: OTHER }, count];
}

/** One row a key, in an order that is the same in every process, so that two that write do not wait for each other. */
function rowsOf(day: string, counts: readonly (readonly [SignalKey, number])[]): SignalCountRow[] {
  const rows = new Map<string, SignalCountRow>();
  for (const [key, count] of counts) {
    const id = idOf(key);
    rows.set(id, { ...key, day, count: count + (rows.get(id)?.count ?? 0) });
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Tells keys apart. */
export function idOf({ subject, name, part, release, route, bucket }: SignalKey): string {
  return JSON.stringify([subject, name, part, release, route, bucket]);
}
