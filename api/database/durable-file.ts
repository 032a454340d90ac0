import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorFacts } from '../http/error-facts.ts';

/*
 * Every file that the product depends on is written by this module. What it has written is complete and survives a power
 * cut: the file's content is synced, then it gets its name, then the folder that holds the name is synced.
 */

/** The suffix of a file or folder that is being written; a program that was killed may leave one behind. */
export const UNFINISHED = '.unfinished';

/** Writes a file that other programs see complete or not at all. Leaves nothing behind when it rejects. */
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

/** Writes a file unless there is one already, even if another program writes it at the same moment. */
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

/** Renames a file or a symbolic link whose content is on the disk already. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(path.dirname(to));
}

/** Moves a folder into place after syncing everything in it, so that it appears complete. */
export async function moveFolderDurably(from: string, to: string): Promise<void> {
  await syncTree(from);
  await renameDurably(from, to);
}

/** Creates a folder and its missing parents. */
export async function makeFolderDurably(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let created = folder; created.length >= first.length; created = path.dirname(created)) {
    await syncFolder(path.dirname(created));
  }
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(child);
    else if (entry.isFile()) await sync(child);
  }
  await syncFolder(folder);
}

/** Windows cannot open folders, and needs no sync for a rename. */
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
