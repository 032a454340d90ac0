import { answered, attempt, type DatabaseHandle } from '../database/database-handle.ts';
import { findSubmissions } from './find-submissions.ts';
import { readHeldRows } from './held-rows.ts';
import type { Person } from './person.ts';

/** Everything that is held about somebody, and how many things they sent. */
export type PersonExport = { submissions: number; json: string };

/**
 * Everything that is held about somebody, row by row, as JSON with moments in ISO 8601. `about` is how they were named and
 * `now` the moment in epoch milliseconds. Throws when the database does not answer.
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
  const { rows } = answered(read);
  const readable = Object.entries(rows).map(([table, held]) => [table, held.map(withDates)]);
  const held = { about, readAt: new Date(now).toISOString(), ...Object.fromEntries(readable) };
  return { submissions: own.length, json: `${JSON.stringify(held, null, 2)}\n` };
}

/** A row whose columns of moments, `…_at` and `…_until`, are readable. */
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
