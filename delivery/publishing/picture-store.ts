import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BlogStore } from '@site/api/blogs/blog-store.ts';
import { writeDurably } from '@site/api/database/durable-file.ts';
import type { PictureFile } from './post-pictures.ts';

/** Stores pictures for the next data revision. Returns the names of new ones. */
export async function writePictures(
  dataDir: string,
  files: readonly PictureFile[],
): Promise<readonly string[]> {
  const folder = pictureStore(dataDir);
  await mkdir(folder, { recursive: true });
  // Names contain a content hash, so an existing file is identical.
  const missing = files.filter(({ name }) => !existsSync(path.join(folder, name)));
  for (const { name, bytes } of missing) await writeDurably(path.join(folder, name), bytes);
  return missing.map(({ name }) => name);
}

/** Deletes the named pictures that no published post shows. */
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

/** Returns the folder of published posts' pictures, named by content, for the next data revision. */
export function pictureStore(dataDir: string): string {
  return path.join(dataDir, 'post-pictures');
}

/** Finds picture file names in a text: content hash, width and extension. */
export function picturesNamedIn(text: string): string[] {
  return [...new Set(text.match(/[0-9a-f]{16}-\d{2,4}\.\w{3,4}/g))];
}
