import { blogInList, type BlogInState } from '@site/kit/blog-cards/blog-card-data.ts';
import type { Loaded } from '@site/kit/remote/define-remote.ts';
import type { Services } from '@site/kit/remote/services.ts';
import { type FeaturedPost, pickFeaturedPost } from './featured-post.ts';

/** What the home page shows besides its own content: the published posts. */
export type HomeData = {
  /** The newest, for the hero; `null` when there is none. */
  featured: FeaturedPost | null;
  /** For the Parents Desk, newest first. */
  published: readonly BlogInState[];
};

/** How many published posts the page asks for: more would make it heavier for few readers. */
const NEWEST = 12;

/** Fetches the newest published posts. Without them the page stands with the built-in ones. */
export async function loadHome({ services }: { services: Services }): Promise<Loaded<HomeData>> {
  const blogs = await services.publishedBlogs({ newest: NEWEST });
  return {
    status: 200,
    data: { featured: pickFeaturedPost(blogs), published: blogs.map(blogInList) },
  };
}
