import type { Post, PostOverview } from '../api/post.ts';

/**
 * Which published posts to fetch: the newest, `each` neighbours by date before and after a post, or all. Request few,
 * because a page is rendered again whenever an answer to one of its requests changes. Request them for each page, because
 * the composer notes what each page asked for.
 */
export type WhichPosts =
  | { newest: number }
  | { beside: string; each: number }
  | 'all'
  /** Those that come with a section's release, in its order, without the withdrawn ones. `{product}` is not filled in. */
  | 'built-in';

/**
 * Provides data that isn't in a page's content files. In the composer, reads the database; in a browser, calls the API.
 * Both behave the same, except that a browser only has the newest posts and returns those as neighbours.
 */
export type Services = {
  /** Returns posts newest first, without bodies; empty if the service is unreachable. */
  publishedBlogs: (which: WhichPosts) => Promise<readonly PostOverview[]>;
  /** Returns a post, or `null` if it doesn't exist. Rejects if the service is unreachable or fails. */
  blog: (id: string) => Promise<Post | null>;
};
