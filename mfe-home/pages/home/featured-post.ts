import type { BlogOverview } from '@site/kit/api/blog.ts';

/** What the hero shows of a post. The rest of it would only make the page heavier. */
export type FeaturedPost = Pick<BlogOverview, 'blogId' | 'title' | 'thumbnail'>;

/** The newest of the published posts, which come newest first; `null` when there is none. */
export function pickFeaturedPost(blogs: readonly BlogOverview[]): FeaturedPost | null {
  const [newest] = blogs;
  if (!newest) return null;
  const { blogId, title, thumbnail } = newest;
  return { blogId, title, thumbnail };
}
