import { listFrontMatter } from '@site/kit/content/list-documents.ts';
import * as v from 'valibot';

/** A post that is part of the site and the name of its document in `posts/`, without what it ends with. */
export type PostFile = { blogId: string; file: string };

const idSchema = v.object({ id: v.string() });

/** Lists the documents in `posts/`, by id. */
export function listPostFiles(): readonly PostFile[] {
  return listFrontMatter(new URL('posts/', import.meta.url), idSchema, 'id').map(
    ({ id, file }) => ({ blogId: id, file }),
  );
}

/** Every post that is part of the site. A bundle has them as a plain list, which `rspack.config.ts` writes. */
export const postFiles: readonly PostFile[] = listPostFiles();
