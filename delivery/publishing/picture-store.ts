import path from 'node:path';

/** Where the pictures of published posts are kept, each named by its content, for the next revision of the data. */
export function pictureStore(dataDir: string): string {
  return path.join(dataDir, 'post-pictures');
}

/** The names of pictures of posts that stand in a text: a hash of the content, the width, and the kind. */
export function picturesNamedIn(text: string): string[] {
  return [...new Set(text.match(/[0-9a-f]{16}-\d{2,4}\.\w{3,4}/g))];
}
