import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { DatabaseHandle } from './database-handle.ts';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';
import type { Schema } from './schema.ts';
import { GuardedSqliteDialect } from './sqlite-dialect.ts';
import { checkSqlite, createSqliteGuard } from './sqlite-guard.ts';

/** SQLite's value for `synchronous=FULL`: a commit returns once it is on disk. */
const SYNCHRONOUS_FULL = 2;

/** Opens the embedded forms database and creates its folder and file if missing. Throws as `connectSqlite` does. */
export function openSqlite(file: string): DatabaseHandle {
  const { sqlite, dialect } = connectSqlite(file);
  // Overwrite deleted rows instead of leaving them in free pages.
  sqlite.pragma('secure_delete = ON');
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    dialect: 'sqlite',
    place: { dialect: 'sqlite', name: file },
    folder: dirname(file),
    close: async () => {
      await db.destroy();
      // Kysely only closes a database that it has queried.
      sqlite.close();
    },
  };
}

/**
 * Opens a SQLite file and creates it and its folder if missing. Throws if the file is damaged or not a database, or if
 * a durability setting wasn't applied. Throws SQLite's own error while another process is creating the file.
 */
export function connectSqlite(file: string) {
  makePrivateFolder(dirname(file));
  makePrivateFile(file);
  // No busy timeout: SQLite would block the event loop. See `retryWhileBusy`.
  const sqlite = new Database(file, { timeout: 0 });
  const guard = createSqliteGuard(file);
  try {
    makeDurable(sqlite, file);
    checkSqlite(sqlite, file);
    return { sqlite, dialect: new GuardedSqliteDialect({ database: sqlite }, guard) };
  } catch (error) {
    sqlite.close();
    throw guard.explain(error);
  }
}

/**
 * Makes commits durable. Throws if a setting wasn't applied: SQLite doesn't fail but returns the old value, for example
 * for WAL on a network drive.
 */
export function makeDurable(sqlite: Database.Database, file: string): void {
  const settings = [
    ['journal_mode', 'WAL', 'wal'],
    // Must come after WAL: this build of SQLite lowers `synchronous` to NORMAL when WAL is switched on.
    ['synchronous', 'FULL', SYNCHRONOUS_FULL],
    ['foreign_keys', 'ON', 1],
  ] as const;
  for (const [name, value, expected] of settings) {
    sqlite.pragma(`${name} = ${value}`);
    const actual: unknown = sqlite.pragma(name, { simple: true });
    if (actual !== expected) {
      throw new Error(
        `Could not set ${name}=${value} for the database ${file} (it reports ${String(actual)}). ` +
          'Messages would not be safe there; put DATA_DIR on a local disk.',
      );
    }
  }
}
