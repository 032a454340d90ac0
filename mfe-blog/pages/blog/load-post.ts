import type { Post, PostOverview } from '@site/kit/api/post.ts';
import {
  postInList,
  type PostInState,
  POSTS_BESIDE,
  publishedCard,
  withFacts,
} from '@site/kit/post-cards/post-card-data.ts';
import type { Loaded } from '@site/kit/remote/define-remote.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { builtInPost } from '../../content/built-in-posts.ts';
import type { BuiltInPost } from '../../content/post-schema.ts';
import { prepareHtml } from './prepare-html.ts';

export type PostData =
  | { kind: 'published'; blog: Post }
  | { kind: 'built-in'; post: BuiltInPost }
  | {
      kind: 'missing';
      /** The page was rendered once for all unlisted addresses, so this address hasn't been looked up yet. */
      notLookedUp?: true;
    };

/** A post's page. `others` are the cards of other posts, the published ones first. */
export type PostPageData = { found: PostData; others: readonly PostInState[] };

/** The id used to render the page for unlisted addresses. No post is allowed to have it. */
export const NO_SUCH_ID = 'unknown';

/** Number of published posts to show on a page that isn't about a published post. */
const NEWEST = 4;

type Request = {
  params: Readonly<Record<string, string | undefined>>;
  site: SiteConfig;
  services: Services;
};

/** Loads a published post and its neighbours' cards. Returns status 404 if the post is missing. */
export async function loadPublished({
  params,
  site,
  services,
}: Request): Promise<Loaded<PostPageData>> {
  const id = params['id'] ?? '';
  if (id === NO_SUCH_ID) {
    const others = await cards([], { site, services });
    return { status: 404, data: { found: { kind: 'missing', notLookedUp: true }, others } };
  }
  const [blog, beside] = await Promise.all([
    services.blog(id),
    services.publishedBlogs({ beside: id, each: POSTS_BESIDE }),
  ]);
  const neighbours = beside.filter(({ blogId }) => blogId !== id);
  const others = await cards(neighbours, { site, services });
  return blog
    ? { status: 200, data: { found: published(blog, site), others } }
    : { status: 404, data: { found: { kind: 'missing' }, others } };
}

/** Loads the newest posts' cards for a built-in post's page, which also works without them. */
export async function loadBesideBuiltIn(
  request: Pick<Request, 'site' | 'services'>,
): Promise<Loaded<{ others: readonly PostInState[] }>> {
  const newest = await request.services.publishedBlogs({ newest: NEWEST });
  return { status: 200, data: { others: await cards(newest, request) } };
}

/** Cards of published posts, followed by the built-in ones. */
async function cards(
  posts: readonly PostOverview[],
  { site, services }: Pick<Request, 'site' | 'services'>,
): Promise<readonly PostInState[]> {
  const builtIn = await services.publishedBlogs('built-in');
  return [...posts.map(postInList), ...builtIn.map((post) => publishedCard(withFacts(post, site)))];
}

/**
 * Loads the list of newest posts, followed by the built-in ones, and its first post (specification, section 7). Without
 * published posts, the first is a built-in one.
 */
export async function loadFirst({
  site,
  services,
}: Pick<Request, 'site' | 'services'>): Promise<Loaded<PostPageData>> {
  const newest = await services.publishedBlogs({ newest: NEWEST + 1 });
  const others = await cards(newest, { site, services });
  const [first] = newest;
  if (first?.description !== undefined) {
    const blog = { ...first, description: first.description };
    return { status: 200, data: { found: published(blog, site), others } };
  }
  const blog = first ? await services.blog(first.blogId) : null;
  if (blog) return { status: 200, data: { found: published(blog, site), others } };
  const [builtIn] = await services.publishedBlogs('built-in');
  const post = builtIn ? await builtInPost(builtIn.blogId) : null;
  const found = post ? { kind: 'built-in' as const, post } : { kind: 'missing' as const };
  return { status: 200, data: { found, others } };
}

/** Loads a published or built-in post by its id, for a page without neighbours. */
export async function loadByBlogId({
  params,
  site,
  services,
}: Request): Promise<Loaded<PostPageData>> {
  const id = params['blogId'] ?? '';
  const post = await builtInPost(id);
  if (post) return { status: 200, data: { found: { kind: 'built-in', post }, others: [] } };
  const { status, data } = await loadPublished({ params: { id }, site, services });
  return { status, data: status === 200 ? { ...data, others: [] } : data };
}

function published(blog: Post, site: SiteConfig): PostData {
  return { kind: 'published', blog: { ...blog, description: prepareHtml(blog.description, site) } };
}
