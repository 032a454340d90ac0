import type { Blog, BlogOverview } from '../api/blog.ts';

/**
 * Which published posts to fetch: the newest, `each` neighbours by date before and after a post, or all. Request few,
 * because a page is rendered again whenever one of its posts changes.
 */
export type WhichBlogs = { newest: number } | { beside: string; each: number } | 'all';

/**
 * Provides data that isn't in a page's content files. In the composer, reads the database; in a browser, calls the API.
 * Both behave the same, except that a browser only has the newest posts and returns those as neighbours.
 */
export type Services = {
  /** Returns posts newest first, without bodies; empty if the service is unreachable. */
  publishedBlogs: (which: WhichBlogs) => Promise<readonly BlogOverview[]>;
  /** Returns a post, or `null` if it doesn't exist. Rejects if the service is unreachable or fails. */
  blog: (id: string) => Promise<Blog | null>;
};
