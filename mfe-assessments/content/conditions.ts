import type { ChecklistContent } from './checklists/checklist-schema.ts';
import type { ConditionName } from './condition-path.ts';
import type { ConditionContent } from './condition-schema.ts';

/**
 * A condition and where its words stand. They are imported by the page that shows them and by no other,
 * so each file has a chunk to itself, named as the route is: the slug, and the slug with "-checklist".
 */
export type ConditionRow = ConditionName & {
  condition: () => Promise<{ condition: ConditionContent }>;
  checklist: () => Promise<{ checklist: ChecklistContent }>;
};

/**
 * Every condition, in the order of the category pages. A row is all that a new one needs besides its files:
 * routes, cards, lists and search entries are made from the files of the rows.
 */
export const conditions: readonly ConditionRow[] = [
  {
    topic: 'behavioural',
    slug: 'adhd',
    condition: () => import(/* webpackChunkName: "adhd" */ './behavioural/adhd.ts'),
    checklist: () => import(/* webpackChunkName: "adhd-checklist" */ './checklists/adhd.ts'),
  },
  {
    topic: 'behavioural',
    slug: 'autism',
    condition: () => import(/* webpackChunkName: "autism" */ './behavioural/autism.ts'),
    checklist: () => import(/* webpackChunkName: "autism-checklist" */ './checklists/autism.ts'),
  },
  {
    topic: 'behavioural',
    slug: 'anxiety',
    condition: () => import(/* webpackChunkName: "anxiety" */ './behavioural/anxiety.ts'),
    checklist: () => import(/* webpackChunkName: "anxiety-checklist" */ './checklists/anxiety.ts'),
  },
  {
    topic: 'behavioural',
    slug: 'conductDisorder',
    condition: () =>
      import(/* webpackChunkName: "conductDisorder" */ './behavioural/conduct-disorder.ts'),
    checklist: () =>
      import(
        /* webpackChunkName: "conductDisorder-checklist" */ './checklists/conduct-disorder.ts'
      ),
  },
  {
    topic: 'behavioural',
    slug: 'depression',
    condition: () => import(/* webpackChunkName: "depression" */ './behavioural/depression.ts'),
    checklist: () =>
      import(/* webpackChunkName: "depression-checklist" */ './checklists/depression.ts'),
  },
  {
    topic: 'behavioural',
    slug: 'developmentalMilestone',
    condition: () =>
      import(
        /* webpackChunkName: "developmentalMilestone" */ './behavioural/developmental-milestone.ts'
      ),
    checklist: () =>
      import(
        /* webpackChunkName: "developmentalMilestone-checklist" */ './checklists/developmental-milestone.ts'
      ),
  },
  {
    topic: 'behavioural',
    slug: 'oppositionalDefiant',
    condition: () =>
      import(/* webpackChunkName: "oppositionalDefiant" */ './behavioural/oppositional-defiant.ts'),
    checklist: () =>
      import(
        /* webpackChunkName: "oppositionalDefiant-checklist" */ './checklists/oppositional-defiant.ts'
      ),
  },
  {
    topic: 'behavioural',
    slug: 'screenDependency',
    condition: () =>
      import(/* webpackChunkName: "screenDependency" */ './behavioural/screen-dependency.ts'),
    checklist: () =>
      import(
        /* webpackChunkName: "screenDependency-checklist" */ './checklists/screen-dependency.ts'
      ),
  },
  {
    topic: 'learning',
    slug: 'dyslexia',
    condition: () => import(/* webpackChunkName: "dyslexia" */ './learning/dyslexia.ts'),
    checklist: () =>
      import(/* webpackChunkName: "dyslexia-checklist" */ './checklists/dyslexia.ts'),
  },
  {
    topic: 'learning',
    slug: 'dyscalculia',
    condition: () => import(/* webpackChunkName: "dyscalculia" */ './learning/dyscalculia.ts'),
    checklist: () =>
      import(/* webpackChunkName: "dyscalculia-checklist" */ './checklists/dyscalculia.ts'),
  },
  {
    topic: 'learning',
    slug: 'dysgraphia',
    condition: () => import(/* webpackChunkName: "dysgraphia" */ './learning/dysgraphia.ts'),
    checklist: () =>
      import(/* webpackChunkName: "dysgraphia-checklist" */ './checklists/dysgraphia.ts'),
  },
];
