import { readdirSync, readFileSync } from 'node:fs';
import { parseFrontMatter } from '@site/kit/content/parse-yaml.ts';
import * as v from 'valibot';

/** A post that is part of the site and the name of its document in `posts/`, without what it ends with. */
export type PostFile = { blogId: string; file: string };

const folder = new URL('posts/', import.meta.url);
const idSchema = v.object({ id: v.string() });

/** Lists the documents in `posts/`, by id. */
export function listPostFiles(): readonly PostFile[] {
  return readdirSync(folder)
    .flatMap((name) => /^([\w-]+)\.md$/.exec(name)?.[1] ?? [])
    .map((file) => {
      const front = parseFrontMatter(readFileSync(new URL(`${file}.md`, folder), 'utf8'));
      return { blogId: v.parse(idSchema, front).id, file };
    })
    .toSorted((a, b) => a.blogId.localeCompare(b.blogId, 'en'));
}

/** Every post that is part of the site. A bundle has them as a plain list, which `rspack.config.ts` writes. */
export const postFiles: readonly PostFile[] = listPostFiles();
