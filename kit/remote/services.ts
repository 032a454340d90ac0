import type { Blog, BlogOverview } from '../api/blog.ts';

/**
 * Which published posts to fetch: the newest, the `each` neighbours on either side of one by date, or all. Ask for few:
 * a page is rendered again whenever one of its posts changes.
 */
export type WhichBlogs = { newest: number } | { beside: string; each: number } | 'all';

/**
 * Where pages get data that is not in their content files. The composer reads the database and the browser calls the
 * API. They behave alike, except that a browser only has the newest posts and returns those as neighbours.
 */
export type Services = {
  /** Newest first, without bodies; empty if the service is unreachable. */
  publishedBlogs: (which: WhichBlogs) => Promise<readonly BlogOverview[]>;
  /** `null` if there is none. Rejects if the service is unreachable or fails. */
  blog: (id: string) => Promise<Blog | null>;
};
