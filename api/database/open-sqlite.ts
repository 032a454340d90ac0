import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { DatabaseHandle } from './database-handle.ts';
import { makePrivateFile } from './private-file.ts';
import { makePrivateFolder } from './private-folder.ts';
import type { Schema } from './schema.ts';
import { GuardedSqliteDialect } from './sqlite-dialect.ts';
import { checkSqlite, createSqliteGuard } from './sqlite-guard.ts';

/** SQLite's number for `synchronous=FULL`: a commit returns after the disk has it. */
const SYNCHRONOUS_FULL = 2;

/**
 * Opens the embedded database of the forms, making its folder and file unless `mustExist` is set. Throws a sentence when
 * the file is missing then, and as `connectSqlite` does.
 */
export function openSqlite(file: string, options: { mustExist: boolean }): DatabaseHandle {
  if (options.mustExist && !existsSync(file)) throw new Error(`There is no database at ${file}.`);
  const { sqlite, dialect, durability } = connectSqlite(file);
  // What was thrown away is overwritten, and does not lie in the file's free pages.
  sqlite.pragma('secure_delete = ON');
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    dialect: 'sqlite',
    place: { dialect: 'sqlite', name: file },
    folder: dirname(file),
    durability,
    close: async () => {
      await db.destroy();
      // The builder closes the file only if it has used it.
      sqlite.close();
    },
  };
}

/** A file of SQLite that was checked and opened, and how Kysely uses it. */
type ConnectedSqlite = {
  sqlite: Database.Database;
  dialect: GuardedSqliteDialect;
  /** The settings that make a committed row safe, as read back. */
  durability: Record<string, string | number>;
};

/**
 * Opens a file of SQLite, making it and its folder if they are missing. Throws a sentence when it is damaged or no
 * database, and when a setting that keeps rows safe did not take; throws SQLite's error while another process is making
 * the same file.
 */
export function connectSqlite(file: string): ConnectedSqlite {
  makePrivateFolder(dirname(file));
  makePrivateFile(file);
  // No waiting inside SQLite, which would hold the event loop: see `retryWhileBusy`.
  const sqlite = new Database(file, { timeout: 0 });
  const guard = createSqliteGuard(file);
  try {
    const durability = makeDurable(sqlite, file);
    checkSqlite(sqlite, file);
    return {
      sqlite,
      dialect: new GuardedSqliteDialect({ database: sqlite }, guard),
      durability,
    };
  } catch (error) {
    sqlite.close();
    throw guard.explain(error);
  }
}

/**
 * Makes a commit return only when the row is on disk, and gives the settings as read back. SQLite answers a setting
 * it cannot apply with the old value, not with an error: on a network drive WAL stays off without a word. Throws a
 * sentence then.
 */
export function makeDurable(
  sqlite: Database.Database,
  file: string,
): Record<string, string | number> {
  const wanted = [
    ['journal_mode', 'WAL', 'wal'],
    // After WAL: this build of SQLite lowers it to NORMAL when WAL is switched on.
    ['synchronous', 'FULL', SYNCHRONOUS_FULL],
    ['foreign_keys', 'ON', 1],
  ] as const;
  const found: Record<string, string | number> = {};
  for (const [name, value, expected] of wanted) {
    sqlite.pragma(`${name} = ${value}`);
    const actual: unknown = sqlite.pragma(name, { simple: true });
    if (actual !== expected) {
      throw new Error(
        `The database ${file} would not take ${name}=${value} (it says ${String(actual)}). ` +
          'Messages would not be safe there; put DATA_DIR on a local disk.',
      );
    }
    found[name] = expected;
  }
  return found;
}
