import { chmodSync, statSync, writeFileSync } from 'node:fs';

const OWNER_ALONE = 0o600;

/** The files that SQLite may have beside its database. It makes them with the mode of that, and keeps those there are. */
const COMPANIONS = ['-wal', '-shm', '-journal'];

/**
 * Makes an empty file for an embedded database where there is none, and sees to it that only its owner may read it and
 * what stands beside it, whatever the umask is and whoever made them.
 */
export function makePrivateFile(file: string): void {
  writeFileSync(file, '', { flag: 'a', mode: OWNER_ALONE });
  // Windows has no such modes.
  if (process.platform === 'win32') return;
  for (const each of [file, ...COMPANIONS.map((end) => file + end)]) {
    const found = statSync(each, { throwIfNoEntry: false });
    if (found && (found.mode & 0o777) !== OWNER_ALONE) chmodSync(each, OWNER_ALONE);
  }
}
