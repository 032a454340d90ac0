import { defineRemote, defineRoute } from '@site/kit/remote/define-remote.ts';
import { type FeaturedPost, pickFeaturedPost } from './pages/home/featured-post.ts';

export const remote = defineRemote({
  name: 'mfe-home',
  prefixes: ['/'],
  routes: [
    defineRoute<{ featured: FeaturedPost | null }>({
      id: 'home',
      pattern: '/',
      page: () => import(/* webpackChunkName: "home" */ './pages/home/page.tsx'),
      load: async ({ services }) => ({
        status: 200,
        data: { featured: pickFeaturedPost(await services.publishedBlogs()) },
      }),
    }),
  ],
});
