import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** What a file is called while it is being written; a program that was killed may leave one behind. */
export const UNFINISHED = '.unfinished';

/**
 * Writes a file so that a reader sees nothing or all of it, whoever writes it at the same moment, and so that
 * it is on the disk when the promise settles. Leaves nothing behind when it rejects.
 */
export async function writeWhole(
  file: string,
  bytes: Buffer | string,
  { mode }: { mode?: number } = {},
): Promise<void> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    await writeFile(unfinished, bytes, { flush: true, ...(mode === undefined ? {} : { mode }) });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
