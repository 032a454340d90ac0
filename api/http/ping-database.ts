import { sql } from 'kysely';
import {
  attempt,
  type DatabaseHandle,
  type DatabaseUnavailable,
} from '../database/database-handle.ts';

/** Asks the database for the simplest thing there is. */
export function pingDatabase({
  db,
}: DatabaseHandle): Promise<{ kind: 'answers' } | DatabaseUnavailable> {
  return attempt(async () => {
    await sql`select 1`.execute(db);
    return { kind: 'answers' } as const;
  });
}
