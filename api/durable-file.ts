import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorFacts } from './http/error-facts.ts';

/*
 * All durable files are written with these functions, which sync the content, rename the file, then sync its folder.
 * Once a write returns, the file is complete and survives a power cut.
 */

/** Suffix of partially written files and folders, which a killed process may leave behind. */
export const UNFINISHED = '.unfinished';

/** Writes a file atomically. Leaves nothing behind when it rejects. */
export async function writeDurably(
  file: string,
  bytes: Buffer | string,
  { mode }: { mode?: number } = {},
): Promise<void> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    await writeFile(unfinished, bytes, { flush: true, ...(mode === undefined ? {} : { mode }) });
    await renameDurably(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Creates a file atomically unless it exists; safe if another process is creating the same file. */
export async function createDurably(
  file: string,
  bytes: Buffer | string,
  { mode }: { mode?: number } = {},
): Promise<void> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    await writeFile(unfinished, bytes, { flush: true, ...(mode === undefined ? {} : { mode }) });
    await link(unfinished, file);
    await syncFolder(path.dirname(file));
  } catch (error) {
    if (errorFacts(error).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Renames a file or a symlink whose content is already synced. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(path.dirname(to));
}

/** Syncs a folder's contents, then moves it into place. `hasSyncedFiles` if only its folders need to be synced. */
export async function moveFolderDurably(
  from: string,
  to: string,
  { hasSyncedFiles = false }: { hasSyncedFiles?: boolean } = {},
): Promise<void> {
  await syncTree(from, hasSyncedFiles);
  await renameDurably(from, to);
}

/** Like `mkdir -p`, but also syncs the new folders. */
export async function makeFolderDurably(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let created = folder; created.length >= first.length; created = path.dirname(created)) {
    await syncFolder(path.dirname(created));
  }
}

async function syncTree(folder: string, hasSyncedFiles: boolean): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(child, hasSyncedFiles);
    else if (entry.isFile() && !hasSyncedFiles) await sync(child);
  }
  await syncFolder(folder);
}

/** Windows can't open folders and doesn't need this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder);
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
