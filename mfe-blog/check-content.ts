import { fileURLToPath } from 'node:url';
import { proseProblems } from '@site/kit/content/check-documents.ts';
import { contentOf } from '@site/kit/content/content-of.ts';
import { readDocument, readUnvalidated } from '@site/kit/content/read-document.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type * as v from 'valibot';
import { checkPost, type PostInBlocks } from './content/check-post.ts';
import { feed } from './content/feed.ts';
import { postFiles } from './content/post-files.ts';
import type { BuiltInPost, postSchema } from './content/post-schema.ts';
import { blocksOf } from './content/post-words.ts';

type WrittenPost = v.InferInput<typeof postSchema>;

/** Returns the built-in posts to check, each with its file and source text. */
export function postsToCheck() {
  return postFiles.map(({ overview: { blogId }, file }) => {
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
  const posts = postsToCheck();
  return [
    ...posts.flatMap(({ file, post }) =>
      [...checkPost(post, site), ...misnamed(file, post)].map((problem) => `${file}: ${problem}`),
    ),
    ...repeatedWords(posts.map(({ post }) => post)),
    ...proseProblems(feed, site, ['host']).map((problem) => `feed.yaml, ${problem}`),
  ].map((problem) => `mfe-blog/content/${problem}`);
}

/** A document is named after its post, so that an address leads to its file. */
export function misnamed(file: string, { blogId }: PostInBlocks): readonly string[] {
  return file.startsWith(`posts/${blogId}-`) ? [] : [`the name must start with ${blogId}-`];
}

/** Titles, summaries and pictures tell posts in a list apart. */
export function repeatedWords(posts: readonly PostInBlocks[]): readonly string[] {
  const words = posts.flatMap(({ title, summary, thumbnail }) => [title, summary, thumbnail.alt]);
  return words
    .filter((each, index) => words.indexOf(each) !== index)
    .map((each) => `posts: two say "${each}"`);
}
