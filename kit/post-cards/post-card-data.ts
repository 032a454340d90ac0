import type { PostOverview } from '../api/post.ts';
import { isBuiltInPost } from '../api/post-overview.ts';
import { withSiteFacts } from '../remote/product-paths.ts';
import type { SiteConfig } from '../site.ts';

/**
 * How many neighbouring posts a post's page shows before and after it, by date. A new post changes only that many pages
 * in each direction.
 */
export const POSTS_BESIDE = 3;

export type PostCardData = {
  /** `null` for a post without an id; its card links to `/blog`. */
  blogId: string | null;
  title: string;
  author: string;
  /** A URL, or a path below the asset base; `null` for the default image. */
  thumbnail: string | null;
};

/**
 * Navigation state that a card passes to the post's page: the post and the whole list (specification, section 2). A
 * post without an id includes its body, because it can't be fetched by id.
 */
export type PostState = { blog: PostInState; blogs: readonly PostInState[] };

export type PostInState = PostCardData & Partial<Pick<PostOverview, 'updatedAt' | 'description'>>;

export function publishedCard({
  blogId,
  title,
  author,
  thumbnail,
}: Pick<PostOverview, 'blogId' | 'title' | 'author' | 'thumbnail'>): PostCardData {
  return { blogId: blogId || null, title, author, thumbnail: thumbnail || null };
}

/** Fills the site's facts into a built-in post. */
export function withFacts(post: PostOverview, site: SiteConfig): PostOverview {
  return {
    ...post,
    title: withSiteFacts(post.title, site),
    author: withSiteFacts(post.author, site),
  };
}

/** Converts a post to navigation state. Keeps the body of a post without an id, because it can't be fetched by id. */
export function postInList(blog: PostOverview): PostInState {
  const card = publishedCard(blog);
  if (card.blogId !== null) return card;
  return { ...card, updatedAt: blog.updatedAt, description: blog.description ?? '' };
}

/** Returns the path of a post. A post without an id is shown on the blog's first page. */
export function postPath(blogId: string | null): string {
  return blogId ? `/blog/${encodeURIComponent(blogId)}` : '/blog';
}

/** The author field of a parent's review (specification, section 3). */
export const REVIEW_AUTHOR = 'Review';

const bylines = {
  sample: 'Sample review, not by a real parent',
  review: 'A parent’s review',
  by: 'By {author}',
} as const;

/**
 * Returns a post's byline; empty without an author. Built-in reviews are samples, which a reader must not take for real
 * ones.
 */
export function byline({ author, blogId }: Pick<PostCardData, 'author' | 'blogId'>): string {
  if (author === '') return '';
  if (author === REVIEW_AUTHOR)
    return isBuiltInPost(blogId ?? '') ? bylines.sample : bylines.review;
  return bylines.by.replace('{author}', () => author);
}
