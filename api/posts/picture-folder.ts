import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../durable-file.ts';
import type { PictureFile } from './post-pictures.ts';
import type { PostStore, StoredPost } from './post-store.ts';

/** Returns the folder of published posts' pictures, named by content, for the next revision of the posts. */
export function pictureFolder(dataDir: string): string {
  return path.join(dataDir, 'post-pictures');
}

/** Stores pictures. Returns the names of new ones. */
export async function writePictures(
  dataDir: string,
  files: readonly PictureFile[],
): Promise<readonly string[]> {
  const folder = pictureFolder(dataDir);
  await mkdir(folder, { recursive: true });
  // Names contain a content hash, so an existing file is identical.
  const missing = files.filter(({ name }) => !existsSync(path.join(folder, name)));
  for (const { name, bytes } of missing) await writeDurably(path.join(folder, name), bytes);
  return missing.map(({ name }) => name);
}

/** Deletes those of the named pictures that no published post shows. */
export async function removeUnshown(
  dataDir: string,
  store: PostStore,
  names: readonly string[],
): Promise<void> {
  const shown = new Set((await store.rows()).flatMap(picturesOf));
  for (const name of names) {
    if (!shown.has(name)) await rm(path.join(pictureFolder(dataDir), name), { force: true });
  }
}

/** Finds the names of a post's pictures: content hash, width and extension. */
export function picturesOf({
  thumbnail,
  description,
  details,
}: Pick<StoredPost, 'thumbnail' | 'description' | 'details'>): string[] {
  const named = `${thumbnail} ${description} ${details}`.match(/[0-9a-f]{16}-\d{2,4}\.\w{3,4}/g);
  return [...new Set(named)];
}
