import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BlogStore } from '@site/api/blogs/blog-store.ts';
import { pictureStore, publicPictures } from '../compose/compose.ts';
import { writeInOneStep } from '../compose/site-files.ts';
import type { PictureFile } from './post-pictures.ts';

/** Puts pictures where visitors get them and where they are kept; gives the names of those that were not there. */
export async function writePictures(
  dataDir: string,
  files: readonly PictureFile[],
): Promise<readonly string[]> {
  const added: string[] = [];
  for (const { name, bytes } of files) {
    if (!existsSync(path.join(publicPictures(dataDir), name))) added.push(name);
    for (const folder of [pictureStore(dataDir), publicPictures(dataDir)]) {
      const file = path.join(folder, name);
      // The name holds a hash of the content, so a file of this name is this file.
      if (existsSync(file)) continue;
      await mkdir(folder, { recursive: true });
      await writeInOneStep(file, bytes);
    }
  }
  return added;
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
    if (read.shows) continue;
    for (const folder of [pictureStore(dataDir), publicPictures(dataDir)]) {
      await rm(path.join(folder, name), { force: true });
    }
  }
}
