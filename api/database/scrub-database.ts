import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely } from './kysely.cjs';
import type { DatabaseHandle } from './database-handle.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { personalTables, type Schema } from './schema.ts';

/** How long to wait for other programs that use the embedded database, in milliseconds. */
const BUSY_TIMEOUT_MS = 30_000;

/** What came of scrubbing. `failed`: deleted rows may still be readable in the files; `error` says why. */
export type Scrubbed = { kind: 'scrubbed' } | { kind: 'failed'; error: unknown };

/**
 * Overwrites what deleted rows have left in the files of the database, while other programs go on using it. The embedded
 * one is rewritten whole, its write-ahead log is emptied; on PostgreSQL the tables of what visitors send are rewritten, and
 * its own log and copies are the server's (`docs/personal-data.md`). A form that is sent meanwhile waits, for five seconds
 * at most.
 */
export async function scrubDatabase(
  { db, dialect }: DatabaseHandle,
  { timeoutMs = BUSY_TIMEOUT_MS }: { timeoutMs?: number | undefined } = {},
): Promise<Scrubbed> {
  try {
    if (dialect === 'postgres') {
      await rewriteTables(db);
      return { kind: 'scrubbed' };
    }
    // `secure_delete` overwrites a row where it was last; only rewriting takes the copies that moving rows about has left.
    await retryWhileBusy(() => sql`vacuum`.execute(db), { timeoutMs });
    return await emptyLog(db, { timeoutMs });
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/**
 * Copies the write-ahead log of the embedded database into its file and empties it, which cannot be done while another
 * program reads: tried until `timeoutMs` are over. Throws when the database does not answer.
 */
export async function emptyLog(
  db: Kysely<Schema>,
  { timeoutMs }: { timeoutMs: number },
): Promise<Scrubbed> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const { rows } = await retryWhileBusy(
      () => sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db),
      { timeoutMs },
    );
    if (rows[0]?.busy === 0) return { kind: 'scrubbed' };
    if (performance.now() >= end) {
      return { kind: 'failed', error: new Error('another program is using the database') };
    }
    await pause(50);
  }
}

async function rewriteTables(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (connection) => {
    // As long as it takes; the tables are small, and whoever sends a form waits in line.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      for (const table of personalTables) {
        await sql`vacuum full ${sql.table(table)}`.execute(connection);
      }
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
