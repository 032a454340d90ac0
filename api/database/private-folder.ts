import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { notWritable } from './private-file.ts';

const OWNER_ONLY = 0o700;
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
  if (isNew) chmodSync(folder, OWNER_ONLY);
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
    return mkdirSync(folder, { recursive: true, mode: OWNER_ONLY }) !== undefined;
  } catch (cause) {
    throw notWritable(folder, cause);
  }
}
