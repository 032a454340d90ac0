import {
  defineRemote,
  defineRoute,
  type Page,
  type Route,
  type RouteIslands,
} from '@site/kit/remote/define-remote.ts';
import {
  checklistLanguages,
  checklistPath,
  languageOf,
} from './content/checklists/checklist-path.ts';
import { categoryPath, type ConditionName, conditionPath } from './content/condition-path.ts';
import { ANY_OTHER_ARTICLE, articlePath } from './content/offerings-path.ts';

/** For pages on which nothing is alive. */
const still: RouteIslands = {
  chunk: 'still-islands',
  open: () => import(/* webpackChunkName: "still-islands" */ './pages/still/islands.ts'),
};

const ofCategory: RouteIslands = {
  chunk: 'category-islands',
  open: () =>
    import(/* webpackChunkName: "category-islands" */ './pages/category/category-islands.ts'),
};

const ofOffering: RouteIslands = {
  chunk: 'offering-islands',
  open: () => import(/* webpackChunkName: "offering-islands" */ './pages/offering/islands.ts'),
};

/**
 * The route of one condition: its exact path, so that an unknown condition is no page at all, and its
 * text in a chunk of its own. The chunk's name must be the condition's slug, which is the route's id.
 */
function conditionRoute(
  topic: ConditionName['topic'],
  slug: ConditionName['slug'],
  page: () => Promise<{ page: Page }>,
): Route {
  return defineRoute({
    id: slug,
    pattern: conditionPath({ topic, slug }),
    page,
    islands: {
      chunk: 'condition-islands',
      open: () =>
        import(/* webpackChunkName: "condition-islands" */ './pages/condition/islands.ts'),
    },
  });
}

/**
 * The route of a condition's checklist in all its languages, with its words in a chunk of their own. The
 * chunk's name must be the route's id: the condition's slug and "-checklist".
 */
function checklistRoute(
  topic: ConditionName['topic'],
  slug: ConditionName['slug'],
  page: () => Promise<{ page: Page }>,
): Route {
  const condition: ConditionName = { topic, slug };
  return defineRoute({
    id: `${slug}-checklist`,
    pattern: `${checklistPath(condition)}/*`,
    paths: async () => checklistLanguages.map((language) => checklistPath(condition, language)),
    load: async ({ params }) => ({
      status: languageOf(params['*']) === null ? 404 : 200,
      data: undefined,
    }),
    page,
    islands: still,
  });
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
      islands: {
        chunk: 'all-conditions-islands',
        open: () =>
          import(
            /* webpackChunkName: "all-conditions-islands" */ './pages/all-conditions/islands.ts'
          ),
      },
    }),
    defineRoute({
      id: 'behavioural',
      pattern: categoryPath('behavioural'),
      page: () => import(/* webpackChunkName: "behavioural" */ './pages/category/behavioural.ts'),
      islands: ofCategory,
    }),
    defineRoute({
      id: 'learning',
      pattern: categoryPath('learning'),
      page: () => import(/* webpackChunkName: "learning" */ './pages/category/learning.ts'),
      islands: ofCategory,
    }),
    defineRoute({
      id: 'physical',
      pattern: categoryPath('physical'),
      page: () => import(/* webpackChunkName: "physical" */ './pages/category/physical.ts'),
      islands: {
        chunk: 'physical-islands',
        open: () =>
          import(/* webpackChunkName: "physical-islands" */ './pages/category/physical-islands.ts'),
      },
    }),
    defineRoute({
      id: 'offering-doctors',
      pattern: '/{product}-offerings/doctors',
      page: () => import(/* webpackChunkName: "offering-doctors" */ './pages/offering/doctors.ts'),
      islands: ofOffering,
    }),
    defineRoute({
      id: 'offering-hearing',
      pattern: '/{product}-offerings/hearing',
      page: () => import(/* webpackChunkName: "offering-hearing" */ './pages/offering/hearing.ts'),
      islands: ofOffering,
    }),
    defineRoute({
      id: 'offering-behavioural',
      pattern: '/{product}-offerings/behavioural',
      page: () =>
        import(/* webpackChunkName: "offering-behavioural" */ './pages/offering/behavioural.ts'),
      islands: ofOffering,
    }),
    defineRoute({
      id: 'offering-biometric',
      pattern: '/{product}-offerings/biometric',
      page: () =>
        import(/* webpackChunkName: "offering-biometric" */ './pages/offering/biometric.ts'),
      islands: ofOffering,
    }),
    defineRoute({
      id: 'offering-vision',
      pattern: '/{product}-offerings/{product}-vision',
      page: () => import(/* webpackChunkName: "offering-vision" */ './pages/offering/vision.ts'),
      islands: ofOffering,
    }),
    defineRoute({
      id: 'vision-article',
      pattern: articlePath(':id'),
      paths: async () => ['1', '2'].map(articlePath),
      // What article 2 says answers for every id but 1 (specification §2, Offering pages), from an address
      // of its own, because search engines are to keep the known one alone.
      others: articlePath(ANY_OTHER_ARTICLE),
      page: () => import(/* webpackChunkName: "vision-article" */ './pages/article/page.tsx'),
      islands: {
        chunk: 'article-islands',
        open: () => import(/* webpackChunkName: "article-islands" */ './pages/article/islands.ts'),
      },
    }),
    conditionRoute(
      'behavioural',
      'adhd',
      () => import(/* webpackChunkName: "adhd" */ './pages/conditions/adhd.ts'),
    ),
    conditionRoute(
      'behavioural',
      'autism',
      () => import(/* webpackChunkName: "autism" */ './pages/conditions/autism.ts'),
    ),
    conditionRoute(
      'behavioural',
      'anxiety',
      () => import(/* webpackChunkName: "anxiety" */ './pages/conditions/anxiety.ts'),
    ),
    conditionRoute(
      'behavioural',
      'conductDisorder',
      () =>
        import(/* webpackChunkName: "conductDisorder" */ './pages/conditions/conduct-disorder.ts'),
    ),
    conditionRoute(
      'behavioural',
      'depression',
      () => import(/* webpackChunkName: "depression" */ './pages/conditions/depression.ts'),
    ),
    conditionRoute(
      'behavioural',
      'developmentalMilestone',
      () =>
        import(
          /* webpackChunkName: "developmentalMilestone" */ './pages/conditions/developmental-milestone.ts'
        ),
    ),
    conditionRoute(
      'behavioural',
      'oppositionalDefiant',
      () =>
        import(
          /* webpackChunkName: "oppositionalDefiant" */ './pages/conditions/oppositional-defiant.ts'
        ),
    ),
    conditionRoute(
      'behavioural',
      'screenDependency',
      () =>
        import(
          /* webpackChunkName: "screenDependency" */ './pages/conditions/screen-dependency.ts'
        ),
    ),
    conditionRoute(
      'learning',
      'dyslexia',
      () => import(/* webpackChunkName: "dyslexia" */ './pages/conditions/dyslexia.ts'),
    ),
    conditionRoute(
      'learning',
      'dyscalculia',
      () => import(/* webpackChunkName: "dyscalculia" */ './pages/conditions/dyscalculia.ts'),
    ),
    conditionRoute(
      'learning',
      'dysgraphia',
      () => import(/* webpackChunkName: "dysgraphia" */ './pages/conditions/dysgraphia.ts'),
    ),
    checklistRoute(
      'behavioural',
      'adhd',
      () => import(/* webpackChunkName: "adhd-checklist" */ './pages/checklist/adhd.ts'),
    ),
    checklistRoute(
      'behavioural',
      'autism',
      () => import(/* webpackChunkName: "autism-checklist" */ './pages/checklist/autism.ts'),
    ),
    checklistRoute(
      'behavioural',
      'anxiety',
      () => import(/* webpackChunkName: "anxiety-checklist" */ './pages/checklist/anxiety.ts'),
    ),
    checklistRoute(
      'behavioural',
      'conductDisorder',
      () =>
        import(
          /* webpackChunkName: "conductDisorder-checklist" */ './pages/checklist/conduct-disorder.ts'
        ),
    ),
    checklistRoute(
      'behavioural',
      'depression',
      () =>
        import(/* webpackChunkName: "depression-checklist" */ './pages/checklist/depression.ts'),
    ),
    checklistRoute(
      'behavioural',
      'developmentalMilestone',
      () =>
        import(
          /* webpackChunkName: "developmentalMilestone-checklist" */ './pages/checklist/developmental-milestone.ts'
        ),
    ),
    checklistRoute(
      'behavioural',
      'oppositionalDefiant',
      () =>
        import(
          /* webpackChunkName: "oppositionalDefiant-checklist" */ './pages/checklist/oppositional-defiant.ts'
        ),
    ),
    checklistRoute(
      'behavioural',
      'screenDependency',
      () =>
        import(
          /* webpackChunkName: "screenDependency-checklist" */ './pages/checklist/screen-dependency.ts'
        ),
    ),
    checklistRoute(
      'learning',
      'dyslexia',
      () => import(/* webpackChunkName: "dyslexia-checklist" */ './pages/checklist/dyslexia.ts'),
    ),
    checklistRoute(
      'learning',
      'dyscalculia',
      () =>
        import(/* webpackChunkName: "dyscalculia-checklist" */ './pages/checklist/dyscalculia.ts'),
    ),
    checklistRoute(
      'learning',
      'dysgraphia',
      () =>
        import(/* webpackChunkName: "dysgraphia-checklist" */ './pages/checklist/dysgraphia.ts'),
    ),
  ],
});
