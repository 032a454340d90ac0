import { defineRemote, defineRoute } from '@site/kit/remote/define-remote.ts';
import { type HomeData, loadHome } from './pages/home/home-data.ts';

export const remote = defineRemote({
  name: 'mfe-home',
  prefixes: ['/'],
  routes: [
    defineRoute<HomeData>({
      id: 'home',
      pattern: '/',
      page: () => import(/* webpackChunkName: "home" */ './pages/home/page.tsx'),
      load: loadHome,
    }),
  ],
});
