import type { Services } from '@site/kit/remote/services.ts';
import { chosenBlogs } from '../../compose/chosen-blogs.ts';
import type { LiveSite } from './live-site.ts';

/** The services that pages are rendered with: the posts of a running site, as they are at this moment. */
export async function liveServices(live: LiveSite): Promise<Services> {
  const posts = await live.posts();
  return {
    publishedBlogs: async (which) => chosenBlogs(posts, which),
    blog: async (id) => posts.find(({ blogId }) => blogId === id) ?? null,
  };
}
