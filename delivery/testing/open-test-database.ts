import path from 'node:path';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { migrateDatabase } from '@site/api/database/migrate-database.ts';
import { openDatabase } from '@site/api/database/open-database.ts';

/** For tests: an empty API database in a folder. */
export async function openTestDatabase(folder: string): Promise<DatabaseHandle> {
  const database = await openDatabase({
    dialect: 'sqlite',
    file: path.join(folder, 'site.sqlite'),
  });
  await migrateDatabase(database);
  return database;
}
