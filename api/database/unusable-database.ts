import { isError } from '../is-error.ts';

/** An embedded database that must not be used any more. Its message names the file and what to do. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
  readonly reason: 'damaged' | 'lost';

  constructor(reason: 'damaged' | 'lost', message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** What to say of a damaged database. `finding` is what SQLite says of it. */
export function damagedDatabase(
  file: string,
  finding: string,
  options?: ErrorOptions,
): UnusableDatabase {
  return new UnusableDatabase(
    'damaged',
    `The database ${file} is damaged (${finding}). Stop everything that uses it and restore a backup; ` +
      `without one, rescue what can be read: sqlite3 "${file}" .recover | sqlite3 rescued.sqlite`,
    options,
  );
}

/** What to say of a database whose file was removed or replaced while it was open. */
export function lostDatabase(file: string): UnusableDatabase {
  return new UnusableDatabase(
    'lost',
    `The database ${file} was removed or replaced while it was in use. ` +
      'Put it back or restore a backup, and start again.',
  );
}

/** Why the database could not be used: `full` is a full disk, `unreachable` all that has no word of its own. */
export function whyUnavailable(error: unknown): 'damaged' | 'lost' | 'full' | 'unreachable' {
  if (error instanceof UnusableDatabase) return error.reason;
  const code = codeOf(error);
  // 53100 is PostgreSQL's `disk_full`.
  return code === '53100' || code === 'SQLITE_FULL' ? 'full' : 'unreachable';
}

/** Whether SQLite says with an error that the file is damaged, or is no database at all. */
export function isDamage(error: unknown): error is Error {
  const code = codeOf(error);
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
}

function codeOf(error: unknown): string {
  return isError(error) && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
