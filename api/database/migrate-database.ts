import { Migrator, sql } from 'kysely';
import type { DatabaseHandle } from './database-handle.ts';
import { migrations } from './migrations.ts';
import { SQLITE_BUSY_TIMEOUT_MS } from './open-sqlite.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/**
 * Brings the tables up to date and gives the names of the steps it took; none when they already were.
 * Several processes may do it at once: one takes the steps, the others wait and find them taken.
 * Throws when a step fails; that step has then changed nothing.
 */
export async function migrateDatabase(database: DatabaseHandle): Promise<readonly string[]> {
  if (database.dialect === 'postgres') return migrateOnce(database);
  await sql`pragma busy_timeout = 0`.execute(database.db);
  try {
    return await retryWhileBusy(() => migrateOnce(database));
  } finally {
    await sql.raw(`pragma busy_timeout = ${SQLITE_BUSY_TIMEOUT_MS}`).execute(database.db);
  }
}

async function migrateOnce({ db }: DatabaseHandle): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map((step) => step.migrationName);
}
