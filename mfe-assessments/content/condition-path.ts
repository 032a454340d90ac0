import type { SiteConfig } from '@site/kit/site.ts';

/** Topics with conditions. */
export const conditionTopics = ['behavioural', 'learning'] as const;

/** A condition's key: topic and last part of the path. */
export type ConditionName = { topic: (typeof conditionTopics)[number]; slug: string };

/** Topics with a category page, in display order. */
export const categoryTopics = ['physical', 'behavioural', 'learning'] as const;

export type CategoryTopic = (typeof categoryTopics)[number];

/** URL folder of a topic. Paths keep the American spelling (specification §2, Route table). */
const topicFolder = {
  behavioural: 'behavioral',
  learning: 'learning',
  physical: 'physical',
} as const satisfies Record<CategoryTopic, string>;

export function categoryPath(topic: CategoryTopic): string {
  return `/assessments/${topicFolder[topic]}`;
}

export function conditionPath({ topic, slug }: ConditionName): string {
  return `${categoryPath(topic)}/${slug}`;
}

/** Shared by the conditions' pages. */
export const helpAtSchoolPath = '/assessments/help-at-school';

/** The condition's own test, or else the page where a test is chosen. */
export function assessmentLink({ links }: SiteConfig, slug: string): string {
  return links.assessments[slug] ?? links.assessmentSite;
}
