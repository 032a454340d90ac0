import { listFrontMatter } from '@site/kit/content/list-documents.ts';
import * as v from 'valibot';

/** A built-in post and the base name of its document in `posts/`. */
export type PostFile = { blogId: string; file: string };

const idSchema = v.object({ id: v.string() });

/** Lists the documents in `posts/`, by id. */
export function listPostFiles(): readonly PostFile[] {
  return listFrontMatter(new URL('posts/', import.meta.url), idSchema, 'id').map(
    ({ id, file }) => ({ blogId: id, file }),
  );
}

/** Every built-in post. Bundles get a plain list, written by `rspack.config.ts`. */
export const postFiles: readonly PostFile[] = listPostFiles();
