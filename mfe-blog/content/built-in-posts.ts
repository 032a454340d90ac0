import { contentOf } from '@site/kit/content/content-of.ts';
import { postFiles } from './post-files.ts';
import type { BuiltInPost } from './post-schema.ts';

/** A post that is part of the site. The page that shows it fetches its words, and no other page does. */
type BuiltInRow = { blogId: string; post: () => Promise<BuiltInPost> };

/** Every post that is part of the site, in the order of their ids. Routes, feeds and search entries are made from them. */
export const builtInPosts: readonly BuiltInRow[] = postFiles.map(({ blogId, file }) => ({
  blogId,
  async post() {
    const document: { default: unknown } = await import(
      /* webpackInclude: /\.md$/, webpackChunkName: "[request]" */ `./posts/${file}.md`
    );
    return contentOf<BuiltInPost>(document.default);
  },
}));

/** What every post says. For builds and tests: a browser would fetch the words of all. */
export function everyBuiltInPost(): Promise<BuiltInPost[]> {
  return Promise.all(builtInPosts.map(({ post }) => post()));
}
