import type { Blog } from '@site/kit/api/contract.ts';

/** What the hero shows of a post. The rest of it would only make the page heavier. */
export type FeaturedPost = Pick<Blog, 'blogId' | 'title' | 'thumbnail'>;

/** The newest of the published posts, which come newest first; `null` when there is none. */
export function pickFeaturedPost(blogs: readonly Blog[]): FeaturedPost | null {
  const [newest] = blogs;
  if (!newest) return null;
  const { blogId, title, thumbnail } = newest;
  return { blogId, title, thumbnail };
}

/** Where a post is read; a post without an id stands on the blog's first page. */
export function postPath({ blogId }: FeaturedPost): string {
  return blogId === '' ? '/blog' : `/blog/${encodeURIComponent(blogId)}`;
}
