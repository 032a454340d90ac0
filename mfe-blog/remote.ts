import {
  defineRemote,
  defineRoute,
  type Page,
  type Route,
} from '@site/kit/remote/define-remote.ts';
import type { BuiltInPageData } from './pages/blog/built-in-page.tsx';
import {
  loadBesideBuiltIn,
  loadByBlogId,
  loadFirst,
  NO_SUCH_ID,
  openPublished,
  postsTouchedBy,
} from './pages/blog/load-post.ts';
import { builtInCards } from '@site/kit/blog-cards/built-in-cards.ts';

/** The route of a built-in post, with its text in a chunk of its own, named like the route. */
function builtIn(blogId: string, page: () => Promise<{ page: Page<BuiltInPageData> }>): Route {
  const pattern = `/blog/${blogId}`;
  return defineRoute({
    id: `post-${blogId}`,
    pattern,
    page,
    load: loadBesideBuiltIn,
    // It shows the newest.
    touchedBy: async () => [pattern],
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
      touchedBy: async () => ['/blog'],
    }),
    builtIn('101', () => import(/* webpackChunkName: "post-101" */ './pages/built-in/101.ts')),
    builtIn('102', () => import(/* webpackChunkName: "post-102" */ './pages/built-in/102.ts')),
    builtIn('103', () => import(/* webpackChunkName: "post-103" */ './pages/built-in/103.ts')),
    builtIn('104', () => import(/* webpackChunkName: "post-104" */ './pages/built-in/104.ts')),
    builtIn('105', () => import(/* webpackChunkName: "post-105" */ './pages/built-in/105.ts')),
    builtIn('106', () => import(/* webpackChunkName: "post-106" */ './pages/built-in/106.ts')),
    builtIn('107', () => import(/* webpackChunkName: "post-107" */ './pages/built-in/107.ts')),
    builtIn('108', () => import(/* webpackChunkName: "post-108" */ './pages/built-in/108.ts')),
    defineRoute({
      id: 'published',
      pattern: '/blog/:id',
      page: () => import(/* webpackChunkName: "published" */ './pages/blog/published-page.tsx'),
      load: openPublished,
      paths: async ({ services }) => {
        const blogs = await services.publishedBlogs('all');
        return blogs.map(({ blogId }) => `/blog/${blogId}`);
      },
      others: `/blog/${NO_SUCH_ID}`,
      touchedBy: async (request) => (await postsTouchedBy(request)).map((id) => `/blog/${id}`),
    }),
    defineRoute({
      id: 'parents-desk',
      pattern: '/parents-desk/:blogId',
      page: () => import(/* webpackChunkName: "parents-desk" */ './pages/parents-desk/page.tsx'),
      load: loadByBlogId,
      paths: async ({ services }) => {
        const published = await services.publishedBlogs('all');
        return [...builtInCards, ...published].map(({ blogId }) => `/parents-desk/${blogId}`);
      },
      others: `/parents-desk/${NO_SUCH_ID}`,
      touchedBy: async ({ change }) => [`/parents-desk/${change.blogId}`],
    }),
    defineRoute({
      id: 'feed',
      pattern: '/feed',
      page: () => import(/* webpackChunkName: "feed" */ './pages/feed/page.tsx'),
    }),
  ],
});
