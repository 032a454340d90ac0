import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BlogStore } from '@site/api/blogs/blog-store.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';
import { pictureStore } from './picture-store.ts';
import type { PictureFile } from './post-pictures.ts';

/** Keeps pictures for the next revision of the data; gives the names of those that were not there. */
export async function writePictures(
  dataDir: string,
  files: readonly PictureFile[],
): Promise<readonly string[]> {
  const folder = pictureStore(dataDir);
  await mkdir(folder, { recursive: true });
  // The name holds a hash of the content, so a file of this name is this file.
  const missing = files.filter(({ name }) => !existsSync(path.join(folder, name)));
  for (const { name, bytes } of missing) await writeDurably(path.join(folder, name), bytes);
  return missing.map(({ name }) => name);
}

/** Takes away those of the named pictures that no published post shows. */
export async function removeUnshown(
  dataDir: string,
  store: BlogStore,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const read = await store.showsPicture(name);
    if (read.kind === 'unavailable') throw read.error;
    if (!read.shows) await rm(path.join(pictureStore(dataDir), name), { force: true });
  }
}
