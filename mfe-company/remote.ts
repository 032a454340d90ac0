import { defineRemote, defineRoute } from '@site/kit/remote/define-remote.ts';
import { redirects } from './content/redirects.ts';

export const remote = defineRemote({
  name: 'mfe-company',
  prefixes: ['/company', '/school', '/clinic', '/about-us', '/privacy-policy', '/refund-policy'],
  redirects,
  routes: [
    defineRoute({
      id: 'about-us',
      pattern: '/about-us',
      page: () => import(/* webpackChunkName: "about-us" */ './pages/about-us/page.tsx'),
    }),
    defineRoute({
      id: 'leadership-team',
      pattern: '/company/leadershipTeam',
      page: () =>
        import(/* webpackChunkName: "leadership-team" */ './pages/leadership-team/page.tsx'),
    }),
    defineRoute({
      id: 'careers',
      pattern: '/company/careers',
      page: () => import(/* webpackChunkName: "careers" */ './pages/careers/page.tsx'),
    }),
    defineRoute({
      id: 'faq',
      pattern: '/company/faq',
      page: () => import(/* webpackChunkName: "faq" */ './pages/faq/page.tsx'),
    }),
    defineRoute({
      id: 'clinic',
      pattern: '/clinic',
      page: () => import(/* webpackChunkName: "clinic" */ './pages/clinic/page.tsx'),
    }),
    defineRoute({
      id: 'school',
      pattern: '/school',
      page: () => import(/* webpackChunkName: "school" */ './pages/school/page.tsx'),
    }),
    defineRoute({
      id: 'privacy-policy',
      pattern: '/privacy-policy',
      page: () =>
        import(/* webpackChunkName: "privacy-policy" */ './pages/policy/privacy-policy.ts'),
    }),
    defineRoute({
      id: 'refund-policy',
      pattern: '/refund-policy',
      page: () => import(/* webpackChunkName: "refund-policy" */ './pages/policy/refund-policy.ts'),
    }),
    defineRoute({
      id: 'accessibility',
      pattern: '/company/accessibility',
      page: () => import(/* webpackChunkName: "accessibility" */ './pages/policy/accessibility.ts'),
    }),
    defineRoute({
      id: 'how-we-make-content',
      pattern: '/company/how-we-make-content',
      page: () =>
        import(
          /* webpackChunkName: "how-we-make-content" */ './pages/policy/how-we-make-content.ts'
        ),
    }),
  ],
});
