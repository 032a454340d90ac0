import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseConfig } from '@site/api/config.ts';
import {
  InstallationError,
  migrateStore,
  serverPlace,
  type Store,
} from '@site/api/database/installation.ts';
import { connectSqlite } from '@site/api/database/open-sqlite.ts';
import { retryWhileBusy } from '@site/api/database/retry-while-busy.ts';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { BlobStore } from '../blobs/blob-store.ts';
import { treesFolder } from '../versions/site-version.ts';
import { createRegistry, type Registry } from './registry.ts';
import { migrationTables, registryMigrations, type RegistryTables } from './registry-tables.ts';

/** The file of a data folder that holds the registry, where no server does. */
export const REGISTRY_FILE = 'registry.db';

/** How long is waited for another program that makes the tables, in milliseconds. */
const MIGRATION_TIMEOUT_MS = 10_000;

/** How a registry is opened. */
export type RegistryOptions = {
  /** Whether a server may be away for now. Whatever is asked of the registry rejects until it is back. */
  connectLazily?: boolean;
  /** What is shipped: an empty registry beside it was lost. */
  blobs?: BlobStore;
  /** Whether a person has accepted the registry as it is, empty or from another installation. */
  isAccepted?: boolean;
};

/**
 * Opens the registry and brings its tables up to date: on the configured server, else in a file of the data
 * folder, apart from what visitors wrote. Rejects when it cannot be opened, and with an `InstallationError` when it was
 * lost or is another site's.
 */
export async function openRegistry(
  dataDir: string,
  database: DatabaseConfig,
  { connectLazily = false, blobs, isAccepted = false }: RegistryOptions = {},
): Promise<Registry> {
  const { db, place, ...hearing } =
    database.dialect === 'postgres'
      ? { ...(await onServer(database.url)), place: serverPlace(database.url) }
      : await inFile(path.join(dataDir, REGISTRY_FILE));
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
    findTraces: () => tracesOfShipping(dataDir, blobs),
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
  return createRegistry(db, { whenReady, ...hearing });
}

/** The tables of the registry in a data folder, as they are, for a backup. Whoever opened them destroys them. */
export async function openRegistryTables(dataDir: string): Promise<Kysely<RegistryTables>> {
  return (await inFile(path.join(dataDir, REGISTRY_FILE))).db;
}

/** Releases are built before a registry is opened, so only composed pages and blobs show that there was one. */
async function tracesOfShipping(
  dataDir: string,
  blobs: BlobStore | undefined,
): Promise<readonly string[]> {
  const trees = treesFolder(dataDir);
  const hasTree = existsSync(trees) && readdirSync(trees).length > 0;
  const hasBlob = blobs !== undefined && (await blobs.list()).length > 0;
  const blobsPlace = blobs?.isShared ? 'the bucket that BLOBS names' : path.join(dataDir, 'blobs');
  return [...(hasTree ? [trees] : []), ...(hasBlob ? [blobsPlace] : [])];
}

/** Loaded only where it is used, because every command waits for what it loads. */
async function onServer(url: string) {
  const { registryServer } = await import('./registry-server.ts');
  return registryServer(url);
}

async function inFile(file: string) {
  const { dialect } = await retryWhileBusy(async () => connectSqlite(file), {
    timeoutMs: MIGRATION_TIMEOUT_MS,
  });
  const db = new Kysely<RegistryTables>({ dialect });
  return { db, place: { dialect: 'sqlite', name: file } } as const;
}
