import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrateDatabase } from '../database/migrate-database.ts';
import { openDatabase } from '../database/open-database.ts';

/** Creates a migrated SQLite database that belongs to no installation yet. It is a copy, because migrating is slow. */
export async function createMigratedDatabase(file: string): Promise<void> {
  migrated ??= migrateOnce();
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, await migrated, { mode: 0o600 });
}

let migrated: Promise<Buffer> | undefined;

async function migrateOnce(): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrated-'));
  const file = path.join(folder, 'site.sqlite');
  const database = await openDatabase({ dialect: 'sqlite', file });
  await migrateDatabase(database);
  await sql`delete from installation`.execute(database.db);
  await database.close();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}
