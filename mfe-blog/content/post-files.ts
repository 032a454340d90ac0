import type { PostOverview } from '@site/kit/api/post.ts';
import { postTopics } from '@site/kit/api/post-category.ts';
import { listFrontMatter } from '@site/kit/content/list-documents.ts';
import * as v from 'valibot';

/** A built-in post for cards, and the base name of its document in `posts/`. */
type PostFile = { file: string; overview: PostOverview };

const frontSchema = v.object({
  id: v.string(),
  title: v.string(),
  author: v.string(),
  date: v.union([v.string(), v.pipe(v.date(), v.transform(dayOf))]),
  thumbnail: v.object({ file: v.string() }),
  category: v.string(),
  topic: v.picklist(postTopics),
});

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Lists the documents in `posts/`, by id. */
export function listPostFiles(): readonly PostFile[] {
  return listFrontMatter(new URL('posts/', import.meta.url), frontSchema, 'id').map(
    ({ id, file, title, author, date, thumbnail, category: label, topic }) => ({
      file,
      overview: {
        blogId: id,
        title,
        author,
        thumbnail: thumbnail.file,
        updatedAt: date,
        details: { category: { label, topic } },
      },
    }),
  );
}

/** Every built-in post. Bundles get a plain list, written by `rspack.config.ts`. */
export const postFiles: readonly PostFile[] = listPostFiles();
