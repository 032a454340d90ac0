import type { Blog } from '../api/contract.ts';

/**
 * Where pages get data that is not in their own content files. The composer gives services that read
 * the database; the browser gives services that call the API. Both answer alike.
 */
export type Services = {
  /** The published posts, newest first; an empty list when the service cannot be reached. */
  publishedBlogs: () => Promise<readonly Blog[]>;
  /** One published post; `null` when there is none or the service cannot be reached. */
  blog: (id: string) => Promise<Blog | null>;
};
