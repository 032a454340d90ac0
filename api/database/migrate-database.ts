import { existsSync } from 'node:fs';
import path from 'node:path';
import { Migrator } from 'kysely/migration';
import type { DatabaseHandle } from './database-handle.ts';
import { migrateStore } from './installation.ts';
import { migrations } from './migrations.ts';

/** How long to wait for another process that is migrating the embedded database, in milliseconds. */
const BUSY_TIMEOUT_MS = 30_000;

/** What a host writes into the data folder as soon as it serves. It never serves without a forms database. */
const SERVED = 'live.json';

/**
 * Checks that the database belongs to this installation, brings the tables up to date and gives the names of the steps it
 * took; none when they already were. Several processes may do it at once: one takes the steps, the others wait and find
 * them taken. Throws when a step fails; that step has then changed nothing. Throws an `InstallationError` when the
 * database was lost or is another site's, unless a person has accepted it as it is.
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
