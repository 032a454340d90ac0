import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { Services } from '@site/kit/remote/services.ts';

/**
 * The services that pages are composed with: straight from the database. A database that does not
 * answer stops the composing, because a site without its posts must not replace one with them.
 */
export function databaseServices(database: DatabaseHandle): Services {
  const blogs = createBlogStore(database);
  return {
    async publishedBlogs(which) {
      const result = await blogs.overviews(which);
      if (result.kind === 'unavailable') throw result.error;
      return result.blogs;
    },
    async blog(id) {
      const result = await blogs.byId(id);
      if (result.kind === 'unavailable') throw result.error;
      return result.kind === 'found' ? result.blog : null;
    },
  };
}
