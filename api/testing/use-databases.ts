import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFullRun } from '@site/kit/testing/full-run.ts';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { DatabaseConfig } from '../database/database-config.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createMigratedPostgres, createMigratedSqlite } from './migrated-database.ts';
import { createTestDatabase, runOnTestPostgres } from './test-postgres.ts';
import { startTestService, type TestService } from './test-service.ts';

/** The databases to test a store on. */
export const dialects = ['sqlite', 'postgres'] as const;

/** The databases to test what uses a store on: both in a full run only. */
export const dialectsAboveStores: readonly (typeof dialects)[number][] = isFullRun
  ? dialects
  : ['sqlite'];

/** Creates databases and services for the tests of one `describe`, and removes them afterwards. */
export type TestDatabases = {
  newDatabase: () => Promise<DatabaseConfig>;
  /** Opens a migrated database, new unless one is given. Closes it after the test. */
  open: (config?: DatabaseConfig) => Promise<DatabaseHandle>;
  /** Starts a service, on a new database unless one is given. Stops it after the test. */
  start: (
    options?: Parameters<typeof startTestService>[1] & { database?: DatabaseConfig },
  ) => Promise<TestService>;
  /** Registers a clean-up to run after the test, last registered first. */
  afterTest: (cleanUp: () => Promise<void>) => void;
  /** Registers a clean-up to run after the last test, before the databases are deleted. */
  afterLastTest: (cleanUp: () => Promise<void>) => void;
  /** Makes the database of a running service unavailable. */
  lose: (service: TestService, database: DatabaseConfig) => Promise<void>;
  /** A temporary folder for the tests' files. */
  folder: () => string;
};

/** Call it inside a `describe`, before any other hooks. */
export function useDatabases(dialect: (typeof dialects)[number]): TestDatabases {
  let folder = '';
  const cleanUps: (() => Promise<void>)[] = [];
  const lastCleanUps: (() => Promise<void>)[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-api-'));
  });

  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });

  afterAll(async () => {
    for (const cleanUp of lastCleanUps) await cleanUp();
    rmSync(folder, { recursive: true, force: true });
  });

  const newDatabase = async (): Promise<DatabaseConfig> =>
    dialect === 'sqlite'
      ? { dialect, file: join(folder, randomUUID(), 'site.sqlite') }
      : { dialect, url: await createTestDatabase() };

  const newMigratedDatabase = async (): Promise<DatabaseConfig> => {
    if (dialect === 'postgres') return { dialect, url: await createMigratedPostgres() };
    const file = join(folder, randomUUID(), 'site.sqlite');
    await createMigratedSqlite(file);
    return { dialect, file };
  };

  return {
    newDatabase,
    open: async (config) => {
      const database = await openDatabase(config ?? (await newMigratedDatabase()));
      cleanUps.push(database.close);
      await migrateDatabase(database);
      return database;
    },
    start: async (options = {}) => {
      const { database = await newMigratedDatabase(), ...rest } = options;
      const service = await startTestService(database, rest);
      cleanUps.push(service.close);
      return service;
    },
    afterTest: (cleanUp) => void cleanUps.push(cleanUp),
    afterLastTest: (cleanUp) => void lastCleanUps.push(cleanUp),
    lose: async (service, database) => {
      if (database.dialect === 'postgres') {
        const name = new URL(database.url).pathname.slice(1);
        await runOnTestPostgres(`drop database ${name} with (force)`);
        return;
      }
      await service.database.close();
    },
    folder: () => folder,
  };
}

/** The environment variables that name a database. */
export function environmentOf(database: DatabaseConfig): Record<string, string> {
  return database.dialect === 'sqlite'
    ? { DATA_DIR: join(database.file, '..') }
    : // Names a folder that does not exist, as on a machine with only the service.
      { DATABASE_URL: database.url, DATA_DIR: join(tmpdir(), randomUUID()) };
}
