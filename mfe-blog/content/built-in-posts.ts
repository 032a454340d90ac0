import { contentOf } from '@site/kit/content/content-of.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { postFiles } from './post-files.ts';
import type { BuiltInPost } from './post-schema.ts';

/** Imports a built-in post; `null` for any other id. */
export async function builtInPost(blogId: string): Promise<BuiltInPost | null> {
  const file = postFiles.find(({ overview }) => overview.blogId === blogId)?.file;
  if (file === undefined) return null;
  const document: { default: unknown } = await import(
    /* webpackInclude: /\.md$/, webpackChunkName: "[request]" */ `./posts/${file}.md`
  );
  return contentOf<BuiltInPost>(document.default);
}

/** The built-in posts that were not withdrawn. */
export async function shownBuiltInPosts(services: Services): Promise<BuiltInPost[]> {
  const shown = await services.publishedBlogs('built-in');
  const posts = await Promise.all(shown.map(({ blogId }) => builtInPost(blogId)));
  return posts.filter((post) => post !== null);
}
