import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { sql, type Kysely } from 'kysely';
import type { DatabaseHandle } from './database-handle.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { rewriteTable } from './rewrite-table.ts';
import { personalTables, type Schema } from './schema.ts';

/** How long to wait for other programs that use the database, in milliseconds. */
const BUSY_TIMEOUT_MS = 30_000;

/** The pause between two rewrites of a PostgreSQL table, in which visitors get their turn, in milliseconds. */
const REWRITE_PAUSE_MS = 250;

/** What came of scrubbing. `failed`: deleted rows may still be readable in the files; `error` says why. */
export type Scrubbed = { kind: 'scrubbed' } | { kind: 'failed'; error: unknown };

/**
 * Overwrites what deleted rows have left in the files of the database, while other programs go on using it. The embedded
 * one is rewritten whole, its write-ahead log is emptied; on PostgreSQL the tables of what visitors send are rewritten, and
 * its own log and copies are the server's (`docs/personal-data.md`). A form that is sent meanwhile waits, for five seconds
 * at most.
 */
export async function scrubDatabase(
  database: DatabaseHandle,
  { timeoutMs = BUSY_TIMEOUT_MS }: { timeoutMs?: number | undefined } = {},
): Promise<Scrubbed> {
  try {
    if (database.dialect === 'postgres') {
      return await rewriteTables(database.connectPatiently, { timeoutMs });
    }
    // `secure_delete` overwrites a row where it was last; only rewriting takes the copies that moving rows about has left.
    await retryWhileBusy(() => sql`vacuum`.execute(database.db), { timeoutMs });
    return await emptyLog(database.db, { timeoutMs });
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
    if (performance.now() >= end) return inUse();
    await pause(50);
  }
}

/**
 * Rewrites the tables of what visitors send, each again until no deleted row is left in its file or `timeoutMs` are over.
 * Throws when the server does not answer, or when this account may not rewrite them.
 */
async function rewriteTables(
  connect: () => Promise<Client>,
  { timeoutMs }: { timeoutMs: number },
): Promise<Scrubbed> {
  const client = await connect();
  try {
    const end = performance.now() + timeoutMs;
    for (const table of personalTables) {
      while (!(await rewriteTable(client, table))) {
        if (performance.now() >= end) return inUse();
        await pause(REWRITE_PAUSE_MS);
      }
    }
    return { kind: 'scrubbed' };
  } finally {
    await client.end();
  }
}

function inUse(): Scrubbed {
  return { kind: 'failed', error: new Error('another program is using the database') };
}
