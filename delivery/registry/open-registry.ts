import path from 'node:path';
import type { DatabaseConfig } from '@site/api/config.ts';
import { makeDurable } from '@site/api/database/open-sqlite.ts';
import { makePrivateFile } from '@site/api/database/private-file.ts';
import { makePrivateFolder } from '@site/api/database/private-folder.ts';
import { retryWhileBusy } from '@site/api/database/retry-while-busy.ts';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { createRegistry, type Registry } from './registry.ts';
import { migrationTables, registryMigrations, type RegistryTables } from './registry-tables.ts';

/** The file of a data folder that holds the registry, where no server does. */
export const REGISTRY_FILE = 'registry.db';

/** How long is waited for another program that makes the tables, in milliseconds. */
const MIGRATION_TIMEOUT_MS = 10_000;

/**
 * Opens the registry and brings its tables up to date: on the configured server, else in a file of the data
 * folder, apart from what visitors wrote. Rejects when it cannot be opened; with `isPatient`, whatever is asked
 * rejects until it can.
 */
export async function openRegistry(
  dataDir: string,
  database: DatabaseConfig,
  { isPatient = false }: { isPatient?: boolean } = {},
): Promise<Registry> {
  const { db, ...hearing } =
    database.dialect === 'postgres'
      ? await onServer(database.url)
      : { db: inFile(path.join(dataDir, REGISTRY_FILE)) };
  let migrated: Promise<void> | null = null;
  const whenReady = () => {
    migrated ??= migrate(db).catch((error: unknown) => {
      migrated = null;
      throw error;
    });
    return migrated;
  };
  if (!isPatient) {
    try {
      await whenReady();
    } catch (error) {
      await db.destroy();
      throw error;
    }
  }
  return createRegistry(db, { whenReady, ...hearing });
}

/** Loaded only where it is used, because every command waits for what it loads. */
async function onServer(url: string) {
  const { registryServer } = await import('./registry-server.ts');
  return registryServer(url);
}

async function migrate(db: Kysely<RegistryTables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => registryMigrations },
    ...migrationTables,
  });
  await retryWhileBusy(
    async () => {
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error;
    },
    { timeoutMs: MIGRATION_TIMEOUT_MS },
  );
}

function inFile(file: string): Kysely<RegistryTables> {
  makePrivateFolder(path.dirname(file));
  makePrivateFile(file);
  // SQLite's own waiting would hold the event loop, and with it every visitor; the registry waits between tries.
  const sqlite = new Database(file, { timeout: 0 });
  try {
    makeDurable(sqlite, file);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  return new Kysely<RegistryTables>({ dialect: new SqliteDialect({ database: sqlite }) });
}
