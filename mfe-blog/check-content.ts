import { fileURLToPath } from 'node:url';
import { contentOf } from '@site/kit/content/content-of.ts';
import { readDocument, readUnvalidated } from '@site/kit/content/read-document.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type * as v from 'valibot';
import { checkPost, type PostInBlocks } from './content/check-post.ts';
import { postFiles } from './content/post-files.ts';
import type { BuiltInPost, postSchema } from './content/post-schema.ts';
import { blocksOf } from './content/post-words.ts';

type WrittenPost = v.InferInput<typeof postSchema>;

/** Returns the built-in posts to check, each with its file and source text. */
export function postsToCheck() {
  return postFiles.map(({ blogId, file }) => {
    const document = fileURLToPath(new URL(`content/posts/${file}.md`, import.meta.url));
    const { content } = readDocument(document);
    const written = contentOf<WrittenPost>(readUnvalidated(document));
    const post: PostInBlocks = {
      ...contentOf<BuiltInPost>(content),
      blocks: blocksOf(written.description),
    };
    return { blogId, file: `posts/${file}.md`, post, written };
  });
}

/**
 * Returns the problems in built-in posts that no schema catches, each with its document. `npx site release` refuses to
 * build until the list is empty.
 */
export function checkContent(): readonly string[] {
  const site = configuredSite();
  return postsToCheck().flatMap(({ file, post }) =>
    checkPost(post, site).map((problem) => `mfe-blog/content/${file}: ${problem}`),
  );
}
