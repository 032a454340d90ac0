import type { BlogOverview } from '../api/blog.ts';

/**
 * How many published posts the page of one shows on either side of it in the order of their dates. A new
 * post changes the pages of so many on either side and no others, however many there are.
 */
export const POSTS_BESIDE = 3;

/** What a card about a post needs to know. */
export type BlogCardData = {
  /** `null` for a post without an id, whose card leads to `/blog`. */
  blogId: string | null;
  title: string;
  author: string;
  /** An address of a picture, or a path below the asset base; `null` for the default picture. */
  thumbnail: string | null;
};

/**
 * What a press on a card passes to the page of the post, as navigation state: the post and the whole list
 * (specification, section 2). A post without an id is known nowhere else, so it carries its words.
 */
export type BlogState = { blog: BlogInState; blogs: readonly BlogInState[] };

/** A post in a navigation state. */
export type BlogInState = BlogCardData & Partial<Pick<BlogOverview, 'updatedAt' | 'description'>>;

/** The card of a published post. */
export function cardOfPublished({
  blogId,
  title,
  author,
  thumbnail,
}: Pick<BlogOverview, 'blogId' | 'title' | 'author' | 'thumbnail'>): BlogCardData {
  return { blogId: blogId || null, title, author, thumbnail: thumbnail || null };
}

/**
 * A published post in a list that pages pass on. One without an id keeps its words: it has no address at
 * which they could be fetched again.
 */
export function blogInList(blog: BlogOverview): BlogInState {
  const card = cardOfPublished(blog);
  if (card.blogId !== null) return card;
  return { ...card, updatedAt: blog.updatedAt, description: blog.description ?? '' };
}

/** Where a post is read; one without an id stands on the blog's first page. */
export function blogPath(blogId: string | null): string {
  return blogId ? `/blog/${encodeURIComponent(blogId)}` : '/blog';
}
