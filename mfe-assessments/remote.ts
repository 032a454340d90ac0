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
  visionPath,
} from './content/paths.ts';
import type { ConditionCard } from './content/category-schema.ts';
import { type ConditionRow, conditions } from './content/conditions.ts';

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

const conditionLists = () =>
  import(/* webpackChunkName: "condition-lists" */ './content/condition-lists.data.ts');

/** Creates the route of a category, with its conditions' cards if it has any. */
function categoryRoute(
  topic: CategoryTopic,
  cards: () => Promise<readonly ConditionCard[]> = async () => [],
): Route {
  return defineRoute({
    id: topic,
    pattern: categoryPath(topic),
    page: async () => {
      const [{ categoryPage }, category, assessmentTypes] = await Promise.all([
        import(/* webpackChunkName: "category-page" */ './pages/category/category-page.tsx'),
        read(
          import(
            /* webpackInclude: /\.md$/, webpackChunkName: "category-[request]" */ `./content/categories/${topic}.md`
          ),
        ),
        cards(),
      ]);
      return { page: categoryPage(category, assessmentTypes) };
    },
  });
}

/** The documents in `content/offerings/`, in the order of their routes. */
const offerings = ['doctors', 'hearing', 'behavioural', 'biometric', 'vision'] as const;

/** Creates the route of an offering, which loads its document on demand. */
function offeringRoute(name: (typeof offerings)[number]): Route {
  return defineRoute({
    id: `offering-${name}`,
    pattern: name === 'vision' ? visionPath : `/{product}-offerings/${name}`,
    page: async () => {
      const [{ offeringPage }, offering] = await Promise.all([
        import(/* webpackChunkName: "offering-page" */ './pages/offering/offering-page.tsx'),
        read(
          import(
            /* webpackInclude: /\.md$/, webpackChunkName: "offering-[request]" */ `./content/offerings/${name}.md`
          ),
        ),
      ]);
      return { page: offeringPage(offering) };
    },
  });
}

async function read(document: Promise<{ default: unknown }>): Promise<unknown> {
  return (await document).default;
}

export const remote = defineRemote({
  name: 'mfe-assessments',
  prefixes: ['/assessments', '/{product}-offerings'],
  routes: [
    defineRoute({
      id: 'all-conditions',
      pattern: '/assessments',
      page: () =>
        import(/* webpackChunkName: "all-conditions" */ './pages/all-conditions/page.tsx'),
    }),
    categoryRoute('behavioural', async () => (await conditionLists()).behaviouralCards()),
    categoryRoute('learning', async () => (await conditionLists()).learningCards()),
    categoryRoute('physical'),
    defineRoute({
      id: 'help-at-school',
      pattern: helpAtSchoolPath,
      page: () =>
        import(/* webpackChunkName: "help-at-school" */ './pages/help-at-school/page.tsx'),
    }),
    ...offerings.map(offeringRoute),
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
