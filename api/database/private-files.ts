import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isError } from '../is-error.ts';

const OWNER_ONLY = { file: 0o600, folder: 0o700 } as const;

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
    writeFileSync(file, '', { flag: 'a', mode: OWNER_ONLY.file });
  } catch (cause) {
    throw notWritable(file, cause);
  }
  // Windows has no file modes.
  if (process.platform === 'win32') return;
  for (const each of [file, ...COMPANIONS.map((suffix) => file + suffix)]) {
    const found = statSync(each, { throwIfNoEntry: false });
    if (found && (found.mode & 0o777) !== OWNER_ONLY.file) chmodSync(each, OWNER_ONLY.file);
  }
}

const OTHERS = 0o007;

/** Several databases may share a folder; warn once. */
const warnedFolders = new Set<string>();

/**
 * Creates a folder that only its owner can enter, regardless of the umask. An existing folder keeps its mode, because
 * nginx's group may need access; emits a warning if everybody has access.
 */
export function makePrivateFolder(folder: string): void {
  const isNew = makeFolder(folder);
  // Windows has no file modes.
  if (process.platform === 'win32') return;
  if (isNew) chmodSync(folder, OWNER_ONLY.folder);
  else if ((statSync(folder).mode & OTHERS) !== 0 && !warnedFolders.has(folder)) {
    warnedFolders.add(folder);
    process.emitWarning(
      `${folder} is accessible to every account on this machine. Run chmod 700, or 710 with nginx's group: docs/operations.md.`,
    );
  }
}

/** Returns whether the folder was created. */
function makeFolder(folder: string): boolean {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    return mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder }) !== undefined;
  } catch (cause) {
    throw notWritable(folder, cause);
  }
}
