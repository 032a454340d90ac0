import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { DatabaseConfig } from '../database/database-config.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createTestDatabase } from './test-postgres.ts';

/*
 * Migrated databases that belong to no installation yet. They are copies of one per test file, because migrating is
 * slow.
 */

let sqliteBytes: Promise<Buffer> | undefined;
let postgresTemplate: Promise<string> | undefined;

/** Creates a migrated SQLite database. */
export async function createMigratedSqlite(file: string): Promise<void> {
  sqliteBytes ??= migrateSqlite();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, await sqliteBytes, { mode: 0o600 });
}

/** Creates a migrated database on the run's PostgreSQL server and returns its URL. */
export async function createMigratedPostgres(): Promise<string> {
  postgresTemplate ??= migratePostgres();
  return createTestDatabase(await postgresTemplate);
}

async function migrateSqlite(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrated-'));
  const file = path.join(folder, 'site.sqlite');
  await migrate({ dialect: 'sqlite', file });
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}

async function migratePostgres(): Promise<string> {
  const url = await createTestDatabase();
  await migrate({ dialect: 'postgres', url });
  return new URL(url).pathname.slice(1);
}

async function migrate(config: DatabaseConfig): Promise<void> {
  const database = await openDatabase(config);
  await migrateDatabase(database);
  await sql`delete from installation`.execute(database.db);
  await database.close();
}
