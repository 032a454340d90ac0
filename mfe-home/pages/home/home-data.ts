import {
  postInList,
  type PostInState,
  publishedCard,
  withFacts,
} from '@site/kit/post-cards/post-card-data.ts';
import type { Loaded } from '@site/kit/remote/define-remote.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { PostOverview } from '@site/kit/api/post.ts';
import type { SiteConfig } from '@site/kit/site.ts';

export type HomeData = {
  /** The newest published post, or else the first built-in one, for the hero; `null` if there is none. */
  featured: FeaturedPost | null;
  /** The posts for the Parents Desk: the published ones, newest first, then the built-in ones. */
  posts: readonly PostInState[];
};

/** How many published posts to load. More would make the page heavier for few readers. */
const NEWEST = 12;

/** Loads the newest published posts, and the built-in ones. */
export async function loadHome({
  site,
  services,
}: {
  site: SiteConfig;
  services: Services;
}): Promise<Loaded<HomeData>> {
  const published = await services.publishedBlogs({ newest: NEWEST });
  const builtIn = (await services.publishedBlogs('built-in')).map((post) => withFacts(post, site));
  const posts = [...published.map(postInList), ...builtIn.map(publishedCard)];
  return { status: 200, data: { featured: pickFeaturedPost([...published, ...builtIn]), posts } };
}

/** The fields of a post that the hero needs, to keep the page small. */
export type FeaturedPost = Pick<PostOverview, 'blogId' | 'title' | 'thumbnail'> & {
  category?: string;
  summary?: string;
};

function pickFeaturedPost(posts: readonly PostOverview[]): FeaturedPost | null {
  const [newest] = posts;
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
