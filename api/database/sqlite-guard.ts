import { statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import {
  damagedDatabase,
  isDamage,
  lostDatabase,
  type UnusableDatabase,
} from './unusable-database.ts';

/** Stops the service from writing to an embedded database whose file was lost or damaged. */
export type SqliteGuard = {
  /** Throws if the database was found damaged, or if its file was removed or replaced. */
  check: () => void;
  /** Maps a SQLite error to the error to throw. An error that indicates damage blocks the database permanently. */
  explain: (error: unknown) => unknown;
};

/** Files up to this size are checked completely on opening, which takes a second at most. */
const FULL_CHECK_MAX_BYTES = 256 * 1024 * 1024;

export function createSqliteGuard(file: string): SqliteGuard {
  const opened = identityOf(file);
  let unusable: UnusableDatabase | undefined;
  return {
    check: () => {
      // SQLite keeps writing to a deleted file, and those rows would be lost.
      if (unusable === undefined && identityOf(file) !== opened) unusable = lostDatabase(file);
      if (unusable !== undefined) throw unusable;
    },
    explain: (error) => {
      if (!isDamage(error)) return error;
      unusable ??= damagedDatabase(file, error.message, { cause: error });
      return unusable;
    },
  };
}

/**
 * Checks an embedded database for damage, and throws if it finds any. In a large database, only checks the path to the
 * newest row of each table.
 */
export function checkSqlite(
  sqlite: Database.Database,
  file: string,
  { fullCheckMaxBytes = FULL_CHECK_MAX_BYTES }: { fullCheckMaxBytes?: number } = {},
): void {
  if (statSync(file).size <= fullCheckMaxBytes) {
    const finding: unknown = sqlite.pragma('quick_check(1)', { simple: true });
    if (finding !== 'ok') throw damagedDatabase(file, String(finding));
    return;
  }
  const tables = sqlite.prepare<[], string>("select name from sqlite_schema where type = 'table'");
  for (const table of tables.pluck().all()) {
    sqlite.prepare(`select * from "${table}" order by rowid desc limit 1`).get();
  }
}

/** Identifies the file currently at this path; `undefined` if there is none. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
