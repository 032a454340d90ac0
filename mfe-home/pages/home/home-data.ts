import { postInList, type PostInState } from '@site/kit/post-cards/post-card-data.ts';
import type { Loaded } from '@site/kit/remote/define-remote.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { PostOverview } from '@site/kit/api/post.ts';
import { builtInCards, builtInCard } from '@site/kit/post-cards/built-in-cards.ts';
import type { SiteConfig } from '@site/kit/site.ts';

export type HomeData = {
  /** The newest published post, for the hero; `null` if there is none. */
  featured: FeaturedPost | null;
  /** The published posts for the Parents Desk, newest first. */
  published: readonly PostInState[];
};

/** How many published posts to load. More would make the page heavier for few readers. */
const NEWEST = 12;

/** Loads the newest published posts. If there are none, the page shows the built-in ones. */
export async function loadHome({ services }: { services: Services }): Promise<Loaded<HomeData>> {
  const blogs = await services.publishedBlogs({ newest: NEWEST });
  return {
    status: 200,
    data: { featured: pickFeaturedPost(blogs), published: blogs.map(postInList) },
  };
}

/** The fields of a post that the hero needs, to keep the page small. */
export type FeaturedPost = Pick<PostOverview, 'blogId' | 'title' | 'thumbnail'> & {
  category?: string;
  summary?: string;
};

/** Returns the first of `blogs`, which are sorted newest first; `null` if there are none. */
function pickFeaturedPost(blogs: readonly PostOverview[]): FeaturedPost | null {
  const [newest] = blogs;
  if (!newest) return null;
  const { blogId, title, thumbnail, summary, details } = newest;
  const category = details?.category?.label;
  return {
    blogId,
    title,
    thumbnail,
    ...(category === undefined ? {} : { category }),
    ...(summary === undefined ? {} : { summary }),
  };
}

/** Returns the first built-in post, to feature if no post is published. */
export function builtInFeaturedPost(site: SiteConfig): FeaturedPost {
  const [first] = builtInCards;
  if (!first) throw new Error('There are no built-in posts.');
  const { blogId, title, thumbnail } = builtInCard(first, site);
  return { blogId, title, thumbnail, category: first.category };
}
