import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostSource } from '@site/api/posts/publish-post.ts';
import { UsageError } from '@site/delivery/config.ts';
import { readInside } from '@site/delivery/read-inside.ts';
import { MAX_PICTURE_BYTES } from '@site/api/posts/picture-file.ts';

/** A post on this machine, with the pictures of its folder. */
export async function postFromFile(file: string): Promise<PostSource> {
  const contents = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`Could not read ${file}.`);
  });
  const folder = path.dirname(file);
  const shown = path.relative(process.cwd(), file);
  return {
    name: path.basename(file),
    contents,
    origin: path.resolve(file),
    picture: async (name) =>
      (await readInside(folder, name, MAX_PICTURE_BYTES)) ??
      (await readInside(folder, await storedName(folder, name), MAX_PICTURE_BYTES)),
    describe: ({ line, reason }) => `${shown}:${line}: ${reason}`,
  };
}

/** Finds a name in another Unicode normalization, because some file systems store decomposed names. */
async function storedName(folder: string, name: string): Promise<string> {
  const parts = path.normalize(name).split(path.sep);
  const stored: string[] = [];
  if (parts.includes('..')) return name;
  for (const part of parts) {
    const names = await readdir(path.join(folder, ...stored)).catch(() => []);
    stored.push(names.find((each) => each.normalize() === part.normalize()) ?? part);
  }
  return path.join(...stored);
}
