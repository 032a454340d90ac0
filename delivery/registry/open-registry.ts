import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseConfig } from '@site/api/database/database-config.ts';
import {
  InstallationError,
  migrateStore,
  serverPlace,
  type Store,
} from '@site/api/database/installation.ts';
import { connectSqlite } from '@site/api/database/open-sqlite.ts';
import { retryWhileBusy } from '@site/api/database/retry-while-busy.ts';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { BlobStore } from '../blobs/blob-store.ts';
import { treesFolder } from '../versions/site-version.ts';
import { createRegistry, type Registry } from './registry.ts';
import { migrationTables, registryMigrations, type RegistryTables } from './registry-tables.ts';

/** The registry's file in the data folder, used without a database server. */
export const REGISTRY_FILE = 'registry.db';

/** How long to wait for a migration by another program, in milliseconds. */
const MIGRATION_TIMEOUT_MS = 10_000;

/** Timeout of connections and statements of a server, in milliseconds. */
const SERVER_TIMEOUT_MS = 10_000;

export type RegistryOptions = {
  /** Whether to continue if the server is unreachable. Queries reject until it is reachable. */
  connectLazily?: boolean;
  /** Existing blobs prove that an empty registry was lost. */
  blobs?: BlobStore;
  /** Whether somebody has accepted a registry that is empty or from another installation. */
  isAccepted?: boolean;
};

/**
 * Opens and migrates the registry on the configured server, or in a file in the data folder. Rejects if it can't be
 * opened, and with an `InstallationError` if it was lost or belongs to another site.
 */
export async function openRegistry(
  dataDir: string,
  database: DatabaseConfig,
  { connectLazily = false, blobs, isAccepted = false }: RegistryOptions = {},
): Promise<Registry> {
  const { db, place } =
    database.dialect === 'postgres'
      ? { db: await openOnServer(database.url), place: serverPlace(database.url) }
      : await openInFile(path.join(dataDir, REGISTRY_FILE));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => registryMigrations },
    ...migrationTables,
  });
  const store: Store = {
    name: 'registry',
    place,
    db,
    migrator,
    folder: dataDir,
    findTraces: () => findTracesOfUse(dataDir, blobs),
  };
  let migrated: Promise<unknown> | null = null;
  const whenReady = async () => {
    migrated ??= migrateStore(store, { timeoutMs: MIGRATION_TIMEOUT_MS, isAccepted });
    await migrated.catch((error: unknown) => {
      migrated = null;
      throw error;
    });
  };
  try {
    await whenReady();
  } catch (error) {
    if (!connectLazily || error instanceof InstallationError) {
      await db.destroy();
      throw error;
    }
  }
  return createRegistry(db, whenReady);
}

/**
 * Finds evidence that there was a registry. Releases may exist before the registry does, so only trees and blobs count.
 */
async function findTracesOfUse(
  dataDir: string,
  blobs: BlobStore | undefined,
): Promise<readonly string[]> {
  const trees = treesFolder(dataDir);
  const hasTree = existsSync(trees) && readdirSync(trees).length > 0;
  const hasBlob = blobs !== undefined && (await blobs.list()).length > 0;
  return [...(hasTree ? [trees] : []), ...(hasBlob ? [blobs.place] : [])];
}

/** Opens the registry's tables on a server, which may be unreachable. */
async function openOnServer(url: string): Promise<Kysely<RegistryTables>> {
  // Loaded on demand, so that other commands start fast.
  const { Pool, types } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: SERVER_TIMEOUT_MS,
    statement_timeout: SERVER_TIMEOUT_MS,
    types: {
      // Positions and timestamps are well within the range of safe integers.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format ?? 'text'),
    },
  });
  // A restarting server must not crash the program; the next query reports the error.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<RegistryTables>({ dialect: new PostgresDialect({ pool }) });
}

async function openInFile(file: string) {
  const { dialect } = await retryWhileBusy(async () => connectSqlite(file), {
    timeoutMs: MIGRATION_TIMEOUT_MS,
  });
  const db = new Kysely<RegistryTables>({ dialect });
  return { db, place: { dialect: 'sqlite', name: file } } as const;
}
