import { defineRemote, defineRoute, type Route } from '@site/kit/remote/define-remote.ts';
import { builtInPost } from './content/built-in-posts.ts';
import { postFiles } from './content/post-files.ts';
import {
  loadBesideBuiltIn,
  loadByBlogId,
  loadFirst,
  NO_SUCH_ID,
  loadPublished,
} from './pages/blog/load-post.ts';

/** Creates the route of a built-in post, whose content is a separate chunk. */
function builtInRoute(blogId: string): Route {
  const pattern = `/blog/${blogId}`;
  return defineRoute({
    id: `post-${blogId}`,
    pattern,
    page: async () => {
      const [{ builtInPage }, post] = await Promise.all([
        import(/* webpackChunkName: "built-in-page" */ './pages/blog/built-in-page.tsx'),
        builtInPost(blogId),
      ]);
      if (post === null) throw new Error(`There is no built-in post ${blogId}.`);
      return { page: builtInPage(post) };
    },
    load: loadBesideBuiltIn,
    paths: async ({ services }) => {
      const shown = await services.publishedBlogs('built-in');
      return shown.some((one) => one.blogId === blogId) ? [pattern] : [];
    },
  });
}

export const remote = defineRemote({
  name: 'mfe-blog',
  prefixes: ['/blog', '/parents-desk', '/feed'],
  routes: [
    defineRoute({
      id: 'blog',
      pattern: '/blog',
      page: () => import(/* webpackChunkName: "blog" */ './pages/blog/blog-page.tsx'),
      load: loadFirst,
    }),
    ...postFiles.map(({ overview }) => builtInRoute(overview.blogId)),
    defineRoute({
      id: 'published',
      pattern: '/blog/:id',
      page: () => import(/* webpackChunkName: "published" */ './pages/blog/published-page.tsx'),
      load: loadPublished,
      paths: async ({ services }) => {
        const blogs = await services.publishedBlogs('all');
        return blogs.map(({ blogId }) => `/blog/${blogId}`);
      },
      others: `/blog/${NO_SUCH_ID}`,
    }),
    defineRoute({
      id: 'parents-desk',
      pattern: '/parents-desk/:blogId',
      page: () => import(/* webpackChunkName: "parents-desk" */ './pages/parents-desk/page.tsx'),
      load: loadByBlogId,
      paths: async ({ services }) => {
        const builtIn = await services.publishedBlogs('built-in');
        const published = await services.publishedBlogs('all');
        return [...builtIn, ...published].map(({ blogId }) => `/parents-desk/${blogId}`);
      },
      others: `/parents-desk/${NO_SUCH_ID}`,
    }),
    defineRoute({
      id: 'feed',
      pattern: '/feed',
      page: () => import(/* webpackChunkName: "feed" */ './pages/feed/page.tsx'),
    }),
  ],
});
