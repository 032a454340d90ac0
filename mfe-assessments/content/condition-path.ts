/** The topics that conditions have. */
export const conditionTopics = ['behavioural', 'learning'] as const;

/** What names a condition: its topic and the last part of its path. */
export type ConditionName = { topic: (typeof conditionTopics)[number]; slug: string };

/** The topics that have a category page, in the order they are offered. */
export const categoryTopics = ['physical', 'behavioural', 'learning'] as const;

/** A topic that has a category page. */
export type CategoryTopic = (typeof categoryTopics)[number];

/** The folder of a topic's pages. Paths keep the American spelling (specification §2, Route table). */
const topicFolder = {
  behavioural: 'behavioral',
  learning: 'learning',
  physical: 'physical',
} as const satisfies Record<CategoryTopic, string>;

/** The path of a category page. */
export function categoryPath(topic: CategoryTopic): string {
  return `/assessments/${topicFolder[topic]}`;
}

/** The path of a condition's page. */
export function conditionPath({ topic, slug }: ConditionName): string {
  return `${categoryPath(topic)}/${slug}`;
}

/** The path of the page about help at school, which the conditions share. */
export const helpAtSchoolPath = '/assessments/help-at-school';
