import { Migrator } from 'kysely/migration';
import type { DatabaseHandle } from './database-handle.ts';
import { migrateStore } from './installation.ts';
import { migrations } from './migrations.ts';

/** How long to wait for another process migrating the embedded database, in milliseconds. */
const BUSY_TIMEOUT_MS = 30_000;

/**
 * Checks that the database belongs to this installation, migrates its tables and returns the names of the migrations
 * that ran. Safe to run in several processes at once. Rolls back a failed migration and throws its error. Throws an
 * `InstallationError` if the database was lost or belongs to another site, unless an operator has accepted it.
 */
export function migrateDatabase(
  { db, place, folder }: DatabaseHandle,
  { isAccepted }: { isAccepted?: boolean } = {},
): Promise<readonly string[]> {
  const store = {
    name: 'forms',
    place,
    db,
    migrator: new Migrator({ db, provider: { getMigrations: async () => migrations } }),
    folder,
  } as const;
  return migrateStore(store, { timeoutMs: BUSY_TIMEOUT_MS, ...(isAccepted && { isAccepted }) });
}
