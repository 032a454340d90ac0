import { defineRemote, defineRoute } from '@site/kit/remote/define-remote.ts';

export const remote = defineRemote({
  name: 'mfe-company',
  prefixes: ['/company', '/school', '/clinic', '/about-us', '/privacy-policy', '/refund-policy'],
  routes: [
    defineRoute({
      id: 'faq',
      pattern: '/company/faq',
      page: () => import(/* webpackChunkName: "faq" */ './pages/faq/page.tsx'),
    }),
  ],
});
