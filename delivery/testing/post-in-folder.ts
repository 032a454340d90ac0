import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostSource } from '@site/api/posts/publish-post.ts';
import { MAX_PICTURE_BYTES } from '@site/api/posts/picture-file.ts';
import { readInside } from '../read-inside.ts';

/** For tests: a post's file, with the pictures beside it. */
export async function postInFolder(file: string): Promise<PostSource> {
  const name = path.basename(file);
  return {
    name,
    contents: await readFile(file, 'utf8'),
    origin: file,
    picture: (picture) => readInside(path.dirname(file), picture, MAX_PICTURE_BYTES),
    describe: ({ line, reason }) => `${name}:${line}: ${reason}`,
  };
}
