import {
  defineRemote,
  defineRoute,
  type Page,
  type Route,
} from '@site/kit/remote/define-remote.ts';
import { type BuiltInPageData, loadBuiltInPage } from './pages/blog/load-built-in-page.ts';
import { loadPublishedPage } from './pages/blog/load-published-page.ts';

/** The route of a built-in post, with its text in a chunk of its own, named like the route. */
function builtIn(blogId: string, page: () => Promise<{ page: Page<BuiltInPageData> }>): Route {
  return defineRoute({
    id: `post-${blogId}`,
    pattern: `/blog/${blogId}`,
    page,
    load: loadBuiltInPage,
  });
}

export const remote = defineRemote({
  name: 'mfe-blog',
  prefixes: ['/blog', '/parents-desk', '/feed'],
  routes: [
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
      load: loadPublishedPage,
      paths: async ({ services }) => {
        const blogs = await services.publishedBlogs();
        return blogs.map(({ blogId }) => `/blog/${blogId}`);
      },
    }),
  ],
});
