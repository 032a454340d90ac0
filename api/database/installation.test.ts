import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { DatabaseConfig } from './database-config.ts';
import { startServiceProcess } from '../testing/service-process.ts';
import { runOnTestPostgres } from '../testing/test-postgres.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { InstallationError } from './installation.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openDatabase } from './open-database.ts';

describe.each(dialects)('on %s', (dialect) => {
  const { newDatabase, folder: parent } = useDatabases(dialect);

  /** A database, a separate data folder, and the settings of a program that uses both. */
  async function newInstallation() {
    const config = await newDatabase();
    const folder = path.join(parent(), randomUUID());
    mkdirSync(folder, { mode: 0o700 });
    const database: DatabaseConfig =
      config.dialect === 'sqlite'
        ? { dialect: 'sqlite', file: path.join(folder, 'site.sqlite') }
        : { ...config, folder };
    const env = {
      DATA_DIR: folder,
      PORT: '0',
      ...(config.dialect === 'postgres' && { DATABASE_URL: config.url }),
    };
    return { database, folder, env };
  }

  /** Opens a database as a starting service does. Returns the installation id stored in it. */
  async function start(database: DatabaseConfig, options: { isAccepted?: boolean } = {}) {
    const handle = await openDatabase(database);
    try {
      await migrateDatabase(handle, options);
      const { rows } = await sql<{ id: string }>`select id from installation`.execute(handle.db);
      return rows[0]?.id;
    } finally {
      await handle.close();
    }
  }

  /** Empties a database that is not open. */
  async function empty(database: DatabaseConfig) {
    if (database.dialect === 'sqlite') truncateSync(database.file);
    else await runOnTestPostgres('drop schema public cascade; create schema public', database.url);
  }

  const fileIn = (folder: string) => path.join(folder, 'installation.json');
  const recordedIn = (folder: string): unknown => JSON.parse(readFileSync(fileIn(folder), 'utf8'));

  test('records the same id in the database and in the data folder on first start', async () => {
    const { database, folder } = await newInstallation();
    const id = await start(database);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(recordedIn(folder)).toEqual({ id, stores: ['forms'] });
    expect(await start(database)).toBe(id);
  });

  test('rejects an emptied database and explains the fix', async () => {
    const { database, folder, env } = await newInstallation();
    await start(database);
    await empty(database);
    const failure: unknown = await start(database).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InstallationError);
    expect(String(failure)).toContain(`is empty, but was in use before (${fileIn(folder)})`);
    expect(String(failure)).toContain(
      dialect === 'sqlite'
        ? 'into an empty data folder: DATA_DIR=EMPTY_FOLDER npx site restore BACKUP'
        : 'into an empty data folder and database: DATA_DIR=EMPTY_FOLDER DATABASE_URL=EMPTY_DATABASE npx site restore BACKUP',
    );
    expect(String(failure)).toContain('npx site accept-store forms');
    await expect(startServiceProcess(env)).rejects.toThrow('npx site accept-store forms');
  });

  test.each(['', '{', '{"id":"no id","stores":[]}'])(
    'rejects a damaged installation record (%j), and recreates a deleted one',
    async (text) => {
      const { database, folder } = await newInstallation();
      const id = await start(database);
      writeFileSync(fileIn(folder), text);
      await expect(start(database)).rejects.toThrow(`${fileIn(folder)} is damaged.`);
      rmSync(fileIn(folder));
      expect(await start(database)).toBe(id);
      expect(recordedIn(folder)).toEqual({ id, stores: ['forms'] });
    },
  );

  if (dialect === 'postgres') {
    test('does not create a data folder on a service without one, and still detects missing tables', async () => {
      const { database, folder } = await newInstallation();
      rmSync(folder, { recursive: true });
      if (database.dialect !== 'postgres') throw new Error('This test requires PostgreSQL.');
      await start(database);
      expect(existsSync(folder)).toBe(false);
      await runOnTestPostgres('drop table kysely_migration, submissions cascade', database.url);
      await expect(start(database)).rejects.toThrow('in use before (the "installation" table');
    });
  }
});
