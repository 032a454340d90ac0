import { defineRemote, defineRoute, type Route } from '@site/kit/remote/define-remote.ts';

export const remote = defineRemote({
  name: 'mfe-company',
  prefixes: ['/company', '/school', '/clinic', '/about-us', '/privacy-policy', '/refund-policy'],
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
    policyRoute('privacy-policy', '/privacy-policy'),
    policyRoute('refund-policy', '/refund-policy'),
    policyRoute('accessibility', '/company/accessibility'),
    policyRoute('how-we-make-content', '/company/how-we-make-content'),
  ],
});

function policyRoute(name: string, path: string): Route {
  return defineRoute({
    id: name,
    pattern: path,
    page: async () => {
      const [{ policyPage }, { default: policy }] = await Promise.all([
        import(/* webpackChunkName: "policy" */ './pages/policy/page.tsx'),
        readPolicy(name),
      ]);
      return { page: policyPage(path, policy) };
    },
  });
}

function readPolicy(name: string): Promise<{ default: unknown }> {
  return import(
    /* webpackInclude: /\.md$/, webpackChunkName: "[request]" */ `./content/policies/${name}.md`
  );
}
