import { existsSync } from 'node:fs';
import path from 'node:path';
import { Migrator } from 'kysely/migration';
import type { DatabaseHandle } from './database-handle.ts';
import { migrateStore } from './installation.ts';
import { migrations } from './migrations.ts';

/** How long to wait for another process migrating the embedded database, in milliseconds. */
const BUSY_TIMEOUT_MS = 30_000;

/** Hosts write this file to the data folder when they start serving, which needs a forms database. */
const SERVED = 'live.json';

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
    findTraces: async () => {
      const served = folder === undefined ? [] : [path.join(folder, SERVED)];
      return served.filter((file) => existsSync(file));
    },
  } as const;
  return migrateStore(store, { timeoutMs: BUSY_TIMEOUT_MS, ...(isAccepted && { isAccepted }) });
}
