import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { isError } from '../is-error.ts';

const OWNER_ALONE = 0o600;

/** The files that SQLite may have beside its database. It makes them with the mode of that, and keeps those there are. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

/** What to say when the data folder cannot be written to, with the system's reason. */
export function notWritable(file: string, cause: unknown): Error {
  const reason = isError(cause) ? cause.message : String(cause);
  return new Error(`${file} cannot be written. Set DATA_DIR to a folder that can: ${reason}`, {
    cause,
  });
}

/**
 * Makes an empty file for an embedded database where there is none, and sees to it that only its owner may read it and
 * what stands beside it, whatever the umask is and whoever made them.
 */
export function makePrivateFile(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'a', mode: OWNER_ALONE });
  } catch (cause) {
    throw notWritable(file, cause);
  }
  // Windows has no such modes.
  if (process.platform === 'win32') return;
  for (const each of [file, ...COMPANIONS.map((end) => file + end)]) {
    const found = statSync(each, { throwIfNoEntry: false });
    if (found && (found.mode & 0o777) !== OWNER_ALONE) chmodSync(each, OWNER_ALONE);
  }
}
