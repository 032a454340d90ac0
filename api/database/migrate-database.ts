import { Migrator } from 'kysely/migration';
import type { DatabaseHandle } from './database-handle.ts';
import { migrations } from './migrations.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** How long to wait for another process that is migrating the embedded database, in milliseconds. */
const BUSY_TIMEOUT_MS = 30_000;

/**
 * Brings the tables up to date and gives the names of the steps it took; none when they already were.
 * Several processes may do it at once: one takes the steps, the others wait and find them taken.
 * Throws when a step fails; that step has then changed nothing.
 */
export function migrateDatabase({ db }: DatabaseHandle): Promise<readonly string[]> {
  return retryWhileBusy(
    async () => {
      const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
      return results.map((step) => step.migrationName);
    },
    { timeoutMs: BUSY_TIMEOUT_MS },
  );
}
