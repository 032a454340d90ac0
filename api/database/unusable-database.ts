import { isError } from '../is-error.ts';

/** Thrown if an embedded database must no longer be used. The message names the file and the fix. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
  readonly reason: 'damaged' | 'lost';

  constructor(reason: 'damaged' | 'lost', message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export function damagedDatabase(
  file: string,
  finding: string,
  options?: ErrorOptions,
): UnusableDatabase {
  return new UnusableDatabase(
    'damaged',
    `The database ${file} is damaged (${finding}). Stop every program that uses it and restore a backup. ` +
      `If you have none, recover what is readable: sqlite3 "${file}" .recover | sqlite3 recovered.sqlite`,
    options,
  );
}

export function lostDatabase(file: string): UnusableDatabase {
  return new UnusableDatabase(
    'lost',
    `The database ${file} was removed or replaced while it was in use. ` +
      'Put it back or restore a backup, then restart.',
  );
}

/** Classifies a database error. `full`: disk full. `unreachable`: anything without a more specific reason. */
export function unavailableReason(error: unknown): 'damaged' | 'lost' | 'full' | 'unreachable' {
  if (error instanceof UnusableDatabase) return error.reason;
  return fullCodes.includes(codeOf(error)) ? 'full' : 'unreachable';
}

/** A full disk, reported by SQLite, by PostgreSQL (`disk_full`) and by the file system. */
const fullCodes = ['SQLITE_FULL', '53100', 'ENOSPC'];

/** Whether an error, or what caused it, is a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!isError(error)) return false;
  return fullCodes.includes(codeOf(error)) || isDiskFull(error.cause);
}

/** Whether a SQLite error indicates that the file is damaged or not a database. */
export function isDamage(error: unknown): error is Error {
  const code = codeOf(error);
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
}

function codeOf(error: unknown): string {
  return isError(error) && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
