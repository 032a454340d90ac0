import { createBlogStore } from '@site/api/blogs/blog-store.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import type { Services, WhichBlogs } from '@site/kit/remote/services.ts';
import type { PictureKeeper } from '../publishing/fetching/picture-keeper.ts';

/**
 * The services that pages are composed with: straight from the database. A database that does not
 * answer stops the composing, because a site without its posts must not replace one with them.
 * With a keeper, pictures of posts that other hosts keep are fetched before a post is given out.
 */
export function databaseServices(database: DatabaseHandle, keeper?: PictureKeeper): Services {
  const store = createBlogStore(database);
  const listed = async (which: WhichBlogs) => {
    const result = await store.overviews(which);
    if (result.kind === 'unavailable') throw result.error;
    return result.blogs;
  };
  const found = async (id: string) => {
    const result = await store.byId(id);
    if (result.kind === 'unavailable') throw result.error;
    return result.kind === 'found' ? result.blog : null;
  };
  return {
    async publishedBlogs(which) {
      const blogs = await listed(which);
      return (await keeper?.keep(blogs)) ? listed(which) : blogs;
    },
    async blog(id) {
      const blog = await found(id);
      return blog && (await keeper?.keep([blog])) ? found(id) : blog;
    },
  };
}
