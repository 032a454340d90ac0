import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { sql, type Kysely } from 'kysely';
import type { DatabaseHandle } from './database-handle.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { rewriteTable } from './rewrite-table.ts';
import { personalTables, type Schema } from './schema.ts';

/** How long to wait for other programs using the database, in milliseconds. */
const BUSY_TIMEOUT_MS = 30_000;

/** Pause between rewrites of PostgreSQL tables, in milliseconds, so that visitors' requests get through. */
const REWRITE_PAUSE_MS = 250;

/** `failed`: deleted rows may still be readable in the files. */
export type Scrubbed = { kind: 'scrubbed' } | { kind: 'failed'; error: unknown };

/**
 * Overwrites remnants of deleted rows in the database files while other programs keep using the database. Vacuums the
 * embedded database and truncates its write-ahead log. On PostgreSQL, rewrites the tables with personal data; the
 * server's own log and copies are its operator's responsibility (`docs/personal-data.md`). Meanwhile a submitted form
 * may have to wait for up to five seconds.
 */
export async function scrubDatabase(
  database: DatabaseHandle,
  { timeoutMs = BUSY_TIMEOUT_MS }: { timeoutMs?: number | undefined } = {},
): Promise<Scrubbed> {
  try {
    if (database.dialect === 'postgres') {
      return await rewriteTables(database.connectWithoutTimeout, { timeoutMs });
    }
    // `secure_delete` only overwrites a row's last position; vacuuming also removes earlier copies.
    await retryWhileBusy(() => sql`vacuum`.execute(database.db), { timeoutMs });
    return await emptyLog(database.db, { timeoutMs });
  } catch (error) {
    return { kind: 'failed', error };
  }
}

/**
 * Copies the embedded database's write-ahead log into the database file and truncates the log. Impossible while
 * another program is reading, so retries for up to `timeoutMs`.
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

/** Rewrites each table with personal data until its file contains no deleted rows or `timeoutMs` has passed. */
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
