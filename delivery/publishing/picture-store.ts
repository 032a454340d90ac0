import path from 'node:path';

/** Where the pictures of published posts are kept, each named by its content, for the next revision of the data. */
export function pictureStore(dataDir: string): string {
  return path.join(dataDir, 'post-pictures');
}
