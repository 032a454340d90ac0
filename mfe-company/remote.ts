import { defineRemote, defineRoute, type RouteIslands } from '@site/kit/remote/define-remote.ts';

/** For pages on which nothing is alive. */
const still: RouteIslands = {
  chunk: 'still-islands',
  open: () => import(/* webpackChunkName: "still-islands" */ './pages/still/islands.ts'),
};

export const remote = defineRemote({
  name: 'mfe-company',
  prefixes: ['/company', '/school', '/clinic', '/about-us', '/privacy-policy', '/refund-policy'],
  routes: [
    defineRoute({
      id: 'about-us',
      pattern: '/about-us',
      page: () => import(/* webpackChunkName: "about-us" */ './pages/about-us/page.tsx'),
      islands: {
        chunk: 'about-us-islands',
        open: () =>
          import(/* webpackChunkName: "about-us-islands" */ './pages/about-us/islands.ts'),
      },
    }),
    defineRoute({
      id: 'leadership-team',
      pattern: '/company/leadershipTeam',
      page: () =>
        import(/* webpackChunkName: "leadership-team" */ './pages/leadership-team/page.tsx'),
      islands: {
        chunk: 'leadership-team-islands',
        open: () =>
          import(
            /* webpackChunkName: "leadership-team-islands" */ './pages/leadership-team/islands.ts'
          ),
      },
    }),
    defineRoute({
      id: 'careers',
      pattern: '/company/careers',
      page: () => import(/* webpackChunkName: "careers" */ './pages/careers/page.tsx'),
      islands: still,
    }),
    defineRoute({
      id: 'faq',
      pattern: '/company/faq',
      page: () => import(/* webpackChunkName: "faq" */ './pages/faq/page.tsx'),
      islands: {
        chunk: 'faq-islands',
        open: () => import(/* webpackChunkName: "faq-islands" */ './pages/faq/islands.ts'),
      },
    }),
    defineRoute({
      id: 'clinic',
      pattern: '/clinic',
      page: () => import(/* webpackChunkName: "clinic" */ './pages/clinic/page.tsx'),
      islands: {
        chunk: 'clinic-islands',
        open: () => import(/* webpackChunkName: "clinic-islands" */ './pages/clinic/islands.ts'),
      },
    }),
    defineRoute({
      id: 'school',
      pattern: '/school',
      page: () => import(/* webpackChunkName: "school" */ './pages/school/page.tsx'),
      islands: {
        chunk: 'school-islands',
        open: () => import(/* webpackChunkName: "school-islands" */ './pages/school/islands.ts'),
      },
    }),
    defineRoute({
      id: 'privacy-policy',
      pattern: '/privacy-policy',
      page: () =>
        import(/* webpackChunkName: "privacy-policy" */ './pages/privacy-policy/page.tsx'),
      islands: still,
    }),
    defineRoute({
      id: 'refund-policy',
      pattern: '/refund-policy',
      page: () => import(/* webpackChunkName: "refund-policy" */ './pages/refund-policy/page.tsx'),
      islands: still,
    }),
    defineRoute({
      id: 'accessibility',
      pattern: '/company/accessibility',
      page: () => import(/* webpackChunkName: "accessibility" */ './pages/accessibility/page.tsx'),
      islands: still,
    }),
    defineRoute({
      id: 'how-we-make-content',
      pattern: '/company/how-we-make-content',
      page: () =>
        import(
          /* webpackChunkName: "how-we-make-content" */ './pages/how-we-make-content/page.tsx'
        ),
      islands: still,
    }),
  ],
});
