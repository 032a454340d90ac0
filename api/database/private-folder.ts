import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { notWritable } from './private-file.ts';

/** Its owner alone may enter. */
const OWNER_ALONE = 0o700;
const OTHERS = 0o007;

/** What a warning was given for: several databases may be in one folder. */
const warned = new Set<string>();

/**
 * Makes a folder that only its owner may enter, whatever the umask is. One that is there stays as somebody has set it,
 * because a group may have been let in for nginx; a warning of the process says when everybody is.
 */
export function makePrivateFolder(folder: string): void {
  const isNew = makeFolder(folder);
  // Windows has no such modes.
  if (process.platform === 'win32') return;
  if (isNew) chmodSync(folder, OWNER_ALONE);
  else if ((statSync(folder).mode & OTHERS) !== 0 && !warned.has(folder)) {
    warned.add(folder);
    process.emitWarning(
      `Every account of this machine may look into ${folder}. Say chmod 700, or 710 with nginx's group: docs/operations.md.`,
    );
  }
}

/** Returns whether the folder was missing. */
function makeFolder(folder: string): boolean {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    return mkdirSync(folder, { recursive: true, mode: OWNER_ALONE }) !== undefined;
  } catch (cause) {
    throw notWritable(folder, cause);
  }
}
