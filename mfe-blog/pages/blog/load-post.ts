import type { Post } from '@site/kit/api/post.ts';
import { postInList, type PostInState, POSTS_BESIDE } from '@site/kit/post-cards/post-card-data.ts';
import type { Loaded } from '@site/kit/remote/define-remote.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { builtInPosts } from '../../content/built-in-posts.ts';
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
    return { status: 404, data: { found: { kind: 'missing', notLookedUp: true }, others: [] } };
  }
  const [blog, beside] = await Promise.all([
    services.blog(id),
    services.publishedBlogs({ beside: id, each: POSTS_BESIDE }),
  ]);
  const others = beside.filter(({ blogId }) => blogId !== id).map(postInList);
  return blog
    ? { status: 200, data: { found: published(blog, site), others } }
    : { status: 404, data: { found: { kind: 'missing' }, others } };
}

/** Loads the newest posts' cards for a built-in post's page, which also works without them. */
export async function loadBesideBuiltIn({
  services,
}: {
  services: Services;
}): Promise<Loaded<{ others: readonly PostInState[] }>> {
  const newest = await services.publishedBlogs({ newest: NEWEST });
  return { status: 200, data: { others: newest.map(postInList) } };
}

/**
 * Loads the list of newest posts, followed by the built-in ones, and its first post (specification, section 7). If the
 * service fails, the first post is a built-in one.
 */
export async function loadFirst({
  site,
  services,
}: Pick<Request, 'site' | 'services'>): Promise<Loaded<PostPageData>> {
  const newest = await services.publishedBlogs({ newest: NEWEST + 1 });
  const others = newest.map(postInList);
  const [first] = newest;
  if (first?.description !== undefined) {
    const blog = { ...first, description: first.description };
    return { status: 200, data: { found: published(blog, site), others } };
  }
  const blog = first ? await services.blog(first.blogId) : null;
  const found = blog ? published(blog, site) : await openBuiltIn(builtInPosts[0]?.blogId);
  if (!found) throw new Error('There are no built-in posts.');
  return { status: 200, data: { found, others } };
}

/** Loads a published or built-in post by its id, for a page without neighbours. */
export async function loadByBlogId({
  params,
  site,
  services,
}: Request): Promise<Loaded<PostPageData>> {
  const id = params['blogId'] ?? '';
  const builtIn = await openBuiltIn(id);
  if (builtIn) return { status: 200, data: { found: builtIn, others: [] } };
  const { status, data } = await loadPublished({ params: { id }, site, services });
  return { status, data: { ...data, others: [] } };
}

/** Imports a built-in post. Returns `null` for any other id. */
async function openBuiltIn(id: string | undefined): Promise<PostData | null> {
  const row = builtInPosts.find(({ blogId }) => blogId === id);
  return row ? { kind: 'built-in', post: await row.post() } : null;
}

function published(blog: Post, site: SiteConfig): PostData {
  return { kind: 'published', blog: { ...blog, description: prepareHtml(blog.description, site) } };
}
