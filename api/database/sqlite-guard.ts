import { statSync } from 'node:fs';
import type Database from 'better-sqlite3';
import {
  damagedDatabase,
  isDamage,
  lostDatabase,
  type UnusableDatabase,
} from './unusable-database.ts';

/** Stands between the service and an embedded database, so that nothing is stored where it could not be found again. */
export type SqliteGuard = {
  /** Throws when the database was found damaged before, or when its file is no longer the one that was opened. */
  check: () => void;
  /** The error to throw in the place of one of SQLite's; one that means damage closes the database for good. */
  explain: (error: unknown) => unknown;
};

/** Files up to this size are checked whole when they are opened: it takes a second at most. */
const CHECKED_WHOLE_UP_TO_BYTES = 256 * 1024 * 1024;

/** A guard of the file that is open now. */
export function createSqliteGuard(file: string): SqliteGuard {
  const opened = identityOf(file);
  let unusable: UnusableDatabase | undefined;
  return {
    check: () => {
      // SQLite goes on writing into a file that has no name any more, and whatever is stored there is gone.
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
 * Reads an embedded database to see that it is whole; one too large for that, only the way to the newest row of each
 * table. Throws when it is damaged.
 */
export function checkSqlite(
  sqlite: Database.Database,
  file: string,
  { wholeUpToBytes = CHECKED_WHOLE_UP_TO_BYTES }: { wholeUpToBytes?: number } = {},
): void {
  if (statSync(file).size <= wholeUpToBytes) {
    const finding: unknown = sqlite.pragma('quick_check(1)', { simple: true });
    if (finding !== 'ok') throw damagedDatabase(file, String(finding));
    return;
  }
  const tables = sqlite.prepare<[], string>("select name from sqlite_schema where type = 'table'");
  for (const table of tables.pluck().all()) {
    sqlite.prepare(`select * from "${table}" order by rowid desc limit 1`).get();
  }
}

/** Tells one file from another at the same place; `undefined` when there is none. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
}
