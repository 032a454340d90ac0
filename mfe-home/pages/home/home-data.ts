import { blogInList, type BlogInState } from '@site/kit/blog-cards/blog-card-data.ts';
import type { Loaded } from '@site/kit/remote/define-remote.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { BlogOverview } from '@site/kit/api/blog.ts';
import { builtInCards, cardOfBuiltIn } from '@site/kit/blog-cards/built-in-cards.ts';
import type { SiteConfig } from '@site/kit/site.ts';

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

/** What the hero shows of a post. The rest of it would only make the page heavier. */
export type FeaturedPost = Pick<BlogOverview, 'blogId' | 'title' | 'thumbnail'> & {
  /** The small label of what the post is about. */
  category?: string;
  summary?: string;
};

/** The newest of the published posts, which come newest first; `null` when there is none. */
function pickFeaturedPost(blogs: readonly BlogOverview[]): FeaturedPost | null {
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

/** The post that is featured when none is published: the first of those that are part of the site. */
export function builtInFeaturedPost(site: SiteConfig): FeaturedPost {
  const [first] = builtInCards;
  if (!first) throw new Error('The site has no posts of its own.');
  const { blogId, title, thumbnail } = cardOfBuiltIn(first, site);
  return { blogId, title, thumbnail, category: first.category };
}
