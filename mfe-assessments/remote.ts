import { defineRemote, defineRoute, type Route } from '@site/kit/remote/define-remote.ts';
import {
  checklistLanguages,
  checklistPath,
  parseLanguage,
  categoryPath,
  type CategoryTopic,
  conditionPath,
  helpAtSchoolPath,
  ANY_OTHER_ARTICLE,
  articlePath,
} from './content/paths.ts';
import type { ConditionCard } from './content/category-schema.ts';
import { type ConditionRow, conditions } from './content/conditions.ts';
import { redirects } from './content/redirects.ts';

/** Creates a condition's route. Its path is exact, so that an unknown condition is a 404. */
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

/** Creates the route of a condition's checklist in all languages. */
function checklistRoute(row: ConditionRow): Route {
  return defineRoute({
    id: `${row.slug}-checklist`,
    pattern: `${checklistPath(row)}/*`,
    paths: async () => checklistLanguages.map((language) => checklistPath(row, language)),
    load: async ({ params }) => ({
      status: parseLanguage(params['*']) === null ? 404 : 200,
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

type Document = () => Promise<{ default: unknown }>;

const conditionLists = () =>
  import(/* webpackChunkName: "condition-lists" */ './content/condition-lists.data.ts');

/** Creates the route of a category, with its conditions' cards if it has any. */
function categoryRoute(
  topic: CategoryTopic,
  document: Document,
  cards: () => Promise<readonly ConditionCard[]> = async () => [],
): Route {
  return defineRoute({
    id: topic,
    pattern: categoryPath(topic),
    page: async () => {
      const [{ categoryPage }, { default: category }, assessmentTypes] = await Promise.all([
        import(/* webpackChunkName: "category-page" */ './pages/category/category-page.tsx'),
        document(),
        cards(),
      ]);
      return { page: categoryPage(category, assessmentTypes) };
    },
  });
}

/** Creates the route of an offering, which loads its document on demand. */
function offeringRoute(name: string, folder: string, document: Document): Route {
  return defineRoute({
    id: `offering-${name}`,
    pattern: `/{product}-offerings/${folder}`,
    page: async () => {
      const [{ offeringPage }, { default: offering }] = await Promise.all([
        import(/* webpackChunkName: "offering-page" */ './pages/offering/offering-page.tsx'),
        document(),
      ]);
      return { page: offeringPage(offering) };
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
    categoryRoute(
      'behavioural',
      () => import(/* webpackChunkName: "behavioural" */ './content/categories/behavioural.md'),
      async () => (await conditionLists()).behaviouralCards(),
    ),
    categoryRoute(
      'learning',
      () => import(/* webpackChunkName: "learning" */ './content/categories/learning.md'),
      async () => (await conditionLists()).learningCards(),
    ),
    categoryRoute(
      'physical',
      () => import(/* webpackChunkName: "physical" */ './content/categories/physical.md'),
    ),
    defineRoute({
      id: 'help-at-school',
      pattern: helpAtSchoolPath,
      page: () =>
        import(/* webpackChunkName: "help-at-school" */ './pages/help-at-school/page.tsx'),
    }),
    offeringRoute(
      'doctors',
      'doctors',
      () => import(/* webpackChunkName: "offering-doctors" */ './content/offerings/doctors.md'),
    ),
    offeringRoute(
      'hearing',
      'hearing',
      () => import(/* webpackChunkName: "offering-hearing" */ './content/offerings/hearing.md'),
    ),
    offeringRoute(
      'behavioural',
      'behavioural',
      () =>
        import(/* webpackChunkName: "offering-behavioural" */ './content/offerings/behavioural.md'),
    ),
    offeringRoute(
      'biometric',
      'biometric',
      () => import(/* webpackChunkName: "offering-biometric" */ './content/offerings/biometric.md'),
    ),
    offeringRoute(
      'vision',
      '{product}-vision',
      () => import(/* webpackChunkName: "offering-vision" */ './content/offerings/vision.md'),
    ),
    defineRoute({
      id: 'vision-article',
      pattern: articlePath(':id'),
      paths: async () => ['1', '2'].map(articlePath),
      // Every id except 1 shows article 2 (specification §2, Offering pages). Unknown ids are rendered from a separate
      // address, so that search engines index only article 2's own address.
      others: articlePath(ANY_OTHER_ARTICLE),
      page: () => import(/* webpackChunkName: "vision-article" */ './pages/article/page.tsx'),
    }),
    ...conditions.map(conditionRoute),
    ...conditions.map(checklistRoute),
  ],
});
