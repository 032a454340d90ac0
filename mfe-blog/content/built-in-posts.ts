import { contentOf } from '@site/kit/content/content-of.ts';
import { postFiles } from './post-files.ts';
import type { BuiltInPost } from './post-schema.ts';

/** A built-in post, imported only by the page that shows it. */
type BuiltInRow = { blogId: string; post: () => Promise<BuiltInPost> };

/** Every built-in post, by id. Routes, feeds and search entries are generated from this. */
export const builtInPosts: readonly BuiltInRow[] = postFiles.map(({ blogId, file }) => ({
  blogId,
  async post() {
    const document: { default: unknown } = await import(
      /* webpackInclude: /\.md$/, webpackChunkName: "[request]" */ `./posts/${file}.md`
    );
    return contentOf<BuiltInPost>(document.default);
  },
}));

/** The content of every built-in post. For builds and tests: in a browser it would fetch them all. */
export function everyBuiltInPost(): Promise<BuiltInPost[]> {
  return Promise.all(builtInPosts.map(({ post }) => post()));
}
