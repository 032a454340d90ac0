import type { Blog } from '@site/kit/api/blog.ts';
import { blogInList, type BlogInState, POSTS_BESIDE } from '@site/kit/blog-cards/blog-card-data.ts';
import type { DataChange } from '@site/kit/remote/contract.ts';
import type { Loaded } from '@site/kit/remote/define-remote.ts';
import type { Services } from '@site/kit/remote/services.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { builtInPosts } from '../../content/built-in-posts.ts';
import type { BuiltInPost } from '../../content/post-schema.ts';

/** A post as data, wherever it comes from. */
export type PostData =
  | { kind: 'published'; blog: Blog }
  | { kind: 'built-in'; post: BuiltInPost }
  /** It is being fetched; the page asks for it again and waits. */
  | { kind: 'on-its-way' }
  | {
      kind: 'missing';
      /** The page was drawn once for all addresses without a page of their own, so nobody has looked for this one. */
      unasked?: true;
    }
  /** The service that keeps the posts could not be reached, or failed. */
  | { kind: 'failed' };

/** What the page of one post is made from. */
export type PostPageData = { found: PostData; others: readonly BlogInState[] };

/** The id under which the page for all other addresses is drawn; no post may have it. */
export const NO_SUCH_ID = 'unknown';

/** How many published posts the pages show that are about none of them. */
const NEWEST = 4;

type Request = {
  params: Readonly<Record<string, string | undefined>>;
  site: SiteConfig;
  services: Services;
};

/** How long the page before stays while a post is fetched, in milliseconds; then the post's own page says so. */
const TIMEOUT_MS = 200;

/** The answer that the page of a post on its way waits for. */
let awaited: { id: string; answer: Promise<Loaded<PostPageData>> } | null = null;

/**
 * Fetches a published post for its page. In a browser a slow answer gives a page that says that the post is
 * on its way (specification, section 2); asked once more for the same post, it waits for that answer.
 */
export async function openPublished(request: Request): Promise<Loaded<PostPageData>> {
  const id = request.params['id'] ?? '';
  if (awaited?.id === id) {
    const { answer } = awaited;
    awaited = null;
    return answer;
  }
  const answer = loadPublished(request);
  if (!isInBrowser()) return answer;
  const soon = await Promise.race([answer, nothingAfter(TIMEOUT_MS)]);
  if (soon) return soon;
  // Awaited by whoever asks again; a visitor who has gone elsewhere does not.
  answer.catch(() => {});
  awaited = { id, answer };
  return { status: 200, data: { found: { kind: 'on-its-way' }, others: [] } };
}

function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

/** Fetches a published post and the cards of those beside it. A post that does not exist makes the page a 404. */
async function loadPublished({ params, site, services }: Request): Promise<Loaded<PostPageData>> {
  const id = params['id'] ?? '';
  if (id === NO_SUCH_ID) {
    return { status: 404, data: { found: { kind: 'missing', unasked: true }, others: [] } };
  }
  const [blog, beside] = await Promise.all([
    askForBlog(id, services),
    services.publishedBlogs({ beside: id, each: POSTS_BESIDE }),
  ]);
  const others = beside.filter(({ blogId }) => blogId !== id).map(blogInList);
  if (blog === 'failed') return { status: 200, data: { found: { kind: 'failed' }, others } };
  return blog
    ? { status: 200, data: { found: await published(blog, site), others } }
    : { status: 404, data: { found: { kind: 'missing' }, others } };
}

/**
 * Asks for a post. A reader is told when the service fails; a composing that cannot reach it stops, because
 * a page that says so must not take the place of one with the post.
 */
async function askForBlog(id: string, services: Services): Promise<Blog | 'failed' | null> {
  try {
    return await services.blog(id);
  } catch (error) {
    if (!isInBrowser()) throw error;
    return 'failed';
  }
}

function isInBrowser(): boolean {
  return typeof document !== 'undefined';
}

/** Fetches the newest cards for the page of a post that is part of the site. Without them it still stands. */
export async function loadBesideBuiltIn({
  services,
}: {
  services: Services;
}): Promise<Loaded<{ others: readonly BlogInState[] }>> {
  const newest = await services.publishedBlogs({ newest: NEWEST });
  return { status: 200, data: { others: newest.map(blogInList) } };
}

/**
 * Fetches the list, to which the posts that are part of the site are appended, and the first post of it
 * (specification, section 7). When nothing can be fetched, that is one of ours.
 */
export async function loadFirst({
  site,
  services,
}: Pick<Request, 'site' | 'services'>): Promise<Loaded<PostPageData>> {
  const newest = await services.publishedBlogs({ newest: NEWEST + 1 });
  const others = newest.map(blogInList);
  const [first] = newest;
  if (first?.description !== undefined) {
    const blog = { ...first, description: first.description };
    return { status: 200, data: { found: await published(blog, site), others } };
  }
  const blog = first ? await askForBlog(first.blogId, services) : null;
  const found =
    blog && blog !== 'failed'
      ? await published(blog, site)
      : await openBuiltIn(builtInPosts[0]?.blogId);
  if (!found) throw new Error('The site has no posts of its own.');
  return { status: 200, data: { found, others } };
}

/** Fetches a post of either kind by the id in the address, for a page that shows nothing beside it. */
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

/** Opens a post that is part of the site; `null` for an id that is none of theirs. Its words are fetched only now. */
async function openBuiltIn(id: string | undefined): Promise<PostData | null> {
  const row = builtInPosts.find(({ blogId }) => blogId === id);
  return row ? { kind: 'built-in', post: await row.post() } : null;
}

/** The addresses of the published posts below `/blog/` whose pages a change touches: its own, and those that show its card. */
export async function postsTouchedBy({
  change,
  services,
}: {
  change: DataChange;
  services: Services;
}): Promise<readonly string[]> {
  const { blogId, besideBefore = [] } = change;
  const beside = await services.publishedBlogs({ beside: blogId, each: POSTS_BESIDE });
  return [...new Set([blogId, ...besideBefore, ...beside.map((blog) => blog.blogId)])];
}

/** What makes the words ready is fetched only now: a page that was drawn ahead never needs it. */
async function published(blog: Blog, site: SiteConfig): Promise<PostData> {
  const { readyWords } = await import('./ready-words.ts');
  return { kind: 'published', blog: { ...blog, description: readyWords(blog.description, site) } };
}
