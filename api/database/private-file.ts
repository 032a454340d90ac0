import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { isError } from '../is-error.ts';

const OWNER_ONLY = 0o600;

/** Files that SQLite may create next to its database. New ones get the database's mode; existing ones keep theirs. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

export function notWritable(file: string, cause: unknown): Error {
  const reason = isError(cause) ? cause.message : String(cause);
  return new Error(`${file} is not writable. Set DATA_DIR to a writable folder: ${reason}`, {
    cause,
  });
}

/**
 * Creates an empty database file if missing, and makes it and its companion files readable by the owner only,
 * regardless of the umask.
 */
export function makePrivateFile(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'a', mode: OWNER_ONLY });
  } catch (cause) {
    throw notWritable(file, cause);
  }
  // Windows has no file modes.
  if (process.platform === 'win32') return;
  for (const each of [file, ...COMPANIONS.map((suffix) => file + suffix)]) {
    const found = statSync(each, { throwIfNoEntry: false });
    if (found && (found.mode & 0o777) !== OWNER_ONLY) chmodSync(each, OWNER_ONLY);
  }
}
