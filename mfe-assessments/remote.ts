import { defineRemote, defineRoute, type Route } from '@site/kit/remote/define-remote.ts';
import {
  checklistLanguages,
  checklistPath,
  languageOf,
} from './content/checklists/checklist-path.ts';
import { categoryPath, conditionPath, helpAtSchoolPath } from './content/condition-path.ts';
import { type ConditionRow, conditions } from './content/conditions.ts';
import { ANY_OTHER_ARTICLE, articlePath } from './content/offerings-path.ts';
import { redirects } from './content/redirects.ts';

/** The route of one condition: its exact path, so that an unknown condition is no page at all. */
function conditionRoute(row: ConditionRow): Route {
  return defineRoute({
    id: row.slug,
    pattern: conditionPath(row),
    page: async () => {
      const [{ conditionPage }, condition] = await Promise.all([
        import(/* webpackChunkName: "condition-page" */ './pages/condition/condition-page.tsx'),
        row.condition(),
      ]);
      return { page: conditionPage(condition) };
    },
  });
}

/** The route of a condition's checklist in all its languages. */
function checklistRoute(row: ConditionRow): Route {
  return defineRoute({
    id: `${row.slug}-checklist`,
    pattern: `${checklistPath(row)}/*`,
    paths: async () => checklistLanguages.map((language) => checklistPath(row, language)),
    load: async ({ params }) => ({
      status: languageOf(params['*']) === null ? 404 : 200,
      data: undefined,
    }),
    page: async () => {
      const [{ checklistPage }, checklist] = await Promise.all([
        import(/* webpackChunkName: "checklist-page" */ './pages/checklist/checklist-page.tsx'),
        row.checklist(),
      ]);
      return { page: checklistPage(checklist) };
    },
  });
}

export const remote = defineRemote({
  name: 'mfe-assessments',
  prefixes: ['/assessments', '/{product}-offerings'],
  redirects,
  routes: [
    defineRoute({
      id: 'all-conditions',
      pattern: '/assessments',
      page: () =>
        import(/* webpackChunkName: "all-conditions" */ './pages/all-conditions/page.tsx'),
    }),
    defineRoute({
      id: 'behavioural',
      pattern: categoryPath('behavioural'),
      page: () => import(/* webpackChunkName: "behavioural" */ './pages/category/behavioural.ts'),
    }),
    defineRoute({
      id: 'learning',
      pattern: categoryPath('learning'),
      page: () => import(/* webpackChunkName: "learning" */ './pages/category/learning.ts'),
    }),
    defineRoute({
      id: 'physical',
      pattern: categoryPath('physical'),
      page: () => import(/* webpackChunkName: "physical" */ './pages/category/physical.ts'),
    }),
    defineRoute({
      id: 'help-at-school',
      pattern: helpAtSchoolPath,
      page: () =>
        import(/* webpackChunkName: "help-at-school" */ './pages/help-at-school/page.tsx'),
    }),
    defineRoute({
      id: 'offering-doctors',
      pattern: '/{product}-offerings/doctors',
      page: () => import(/* webpackChunkName: "offering-doctors" */ './pages/offering/doctors.ts'),
    }),
    defineRoute({
      id: 'offering-hearing',
      pattern: '/{product}-offerings/hearing',
      page: () => import(/* webpackChunkName: "offering-hearing" */ './pages/offering/hearing.ts'),
    }),
    defineRoute({
      id: 'offering-behavioural',
      pattern: '/{product}-offerings/behavioural',
      page: () =>
        import(/* webpackChunkName: "offering-behavioural" */ './pages/offering/behavioural.ts'),
    }),
    defineRoute({
      id: 'offering-biometric',
      pattern: '/{product}-offerings/biometric',
      page: () =>
        import(/* webpackChunkName: "offering-biometric" */ './pages/offering/biometric.ts'),
    }),
    defineRoute({
      id: 'offering-vision',
      pattern: '/{product}-offerings/{product}-vision',
      page: () => import(/* webpackChunkName: "offering-vision" */ './pages/offering/vision.ts'),
    }),
    defineRoute({
      id: 'vision-article',
      pattern: articlePath(':id'),
      paths: async () => ['1', '2'].map(articlePath),
      // What article 2 says answers for every id but 1 (specification §2, Offering pages), from an address
      // of its own, because search engines are to keep the known one alone.
      others: articlePath(ANY_OTHER_ARTICLE),
      page: () => import(/* webpackChunkName: "vision-article" */ './pages/article/page.tsx'),
    }),
    ...conditions.map(conditionRoute),
    ...conditions.map(checklistRoute),
  ],
});
