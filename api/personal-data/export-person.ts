import { orThrow, attempt, type DatabaseHandle } from '../database/database-handle.ts';
import { findSubmissions } from './find-submissions.ts';
import { readHeldRows } from './held-rows.ts';
import type { Person } from './person.ts';

/** A person's data as JSON, and the number of submissions it contains. */
export type PersonExport = { submissions: number; json: string };

/**
 * Exports all rows about a person as JSON, with timestamps in ISO 8601. `about` is the identifier that the operator
 * entered; `now` is in epoch milliseconds. Throws if the database is unavailable.
 */
export async function exportPerson(
  database: DatabaseHandle,
  person: Person,
  { about, now }: { about: string; now: number },
): Promise<PersonExport> {
  const { own } = await findSubmissions(database, person);
  const ids = own.map(({ id }) => id);
  const read = await attempt(
    async () => ({ kind: 'read', rows: await readHeldRows(database.db, ids) }) as const,
  );
  const { rows } = orThrow(read);
  const readable = Object.entries(rows).map(([table, held]) => [table, held.map(withDates)]);
  const held = { about, readAt: new Date(now).toISOString(), ...Object.fromEntries(readable) };
  return { submissions: own.length, json: `${JSON.stringify(held, null, 2)}\n` };
}

/** Converts the timestamp columns, `…_at` and `…_until`, to ISO 8601. */
function withDates(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => [
      column,
      typeof value === 'number' && /_(at|until)$/.test(column)
        ? new Date(value).toISOString()
        : value,
    ]),
  );
}
