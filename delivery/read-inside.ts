import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { errorFacts } from '@site/api/http/error-facts.ts';

/**
 * Reads a file that content, an upload or a request names. Returns `null`, whatever the reason, for anything but a
 * regular file inside `folder` with at most `maxBytes`: a reason would reveal which other files exist.
 */
export async function readInside(
  folder: string,
  name: string,
  maxBytes: number,
): Promise<Buffer | null> {
  try {
    const file = await realpath(path.resolve(folder, name));
    if (!isInside(await realpath(folder), file)) return null;
    // Opening a pipe would otherwise wait for a writer.
    await using opened = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const found = await opened.stat();
    if (!found.isFile() || found.size > maxBytes) return null;
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(found.size), 0, found.size, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    // Every refusal of the file system has a code.
    if (errorFacts(error).code === undefined) throw error;
    return null;
  }
}

function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '' && !path.isAbsolute(relative) && !/^\.\.(?:[/\\]|$)/.test(relative);
}
