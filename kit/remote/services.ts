import type { Blog, BlogOverview } from '../api/blog.ts';

/**
 * Which published posts are wanted: so many of the newest, so many on `each` side of one in the order
 * of their dates, or all. A page asks for few, because it is drawn again whenever one of them changes.
 */
export type WhichBlogs = { newest: number } | { beside: string; each: number } | 'all';

/**
 * Where pages get data that is not in their own content files. The composer gives services that read
 * the database; the browser gives services that call the API. Both answer alike, but a browser knows
 * only the newest posts and gives them for those beside another.
 */
export type Services = {
  /** Published posts without their words, newest first; an empty list when the service cannot be reached. */
  publishedBlogs: (which: WhichBlogs) => Promise<readonly BlogOverview[]>;
  /** One published post; `null` when there is none. Rejects when the service cannot be reached, or fails. */
  blog: (id: string) => Promise<Blog | null>;
};
