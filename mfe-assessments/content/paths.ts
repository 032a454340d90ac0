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

/** Where the header's "Offerings" links to, the parent of all other offerings. */
export const offeringsPath = '/{product}-offerings/doctors';

/** The vision offering, the parent of its articles. */
export const visionPath = '/{product}-offerings/{product}-vision';

/** The id of the page that answers for every unknown article. */
export const ANY_OTHER_ARTICLE = 'other';

export function articlePath(id: string): string {
  return `${visionPath}/article/${id}`;
}

/** Languages of checklists; the first one has the short path. */
export const checklistLanguages = ['en', 'hi', 'kn'] as const;

/** The `lang` of a checklist: English, Hindi, Kannada. */
export type ChecklistLanguage = (typeof checklistLanguages)[number];

/** A checklist's path. English has no language in it. */
export function checklistPath(
  condition: ConditionName,
  language: ChecklistLanguage = 'en',
): string {
  const path = `${conditionPath(condition)}/checklist`;
  return language === 'en' ? path : `${path}/${language}`;
}

/** Parses the language part of a checklist's path; `null` if unsupported. */
export function parseLanguage(rest: string | undefined): ChecklistLanguage | null {
  if (rest === undefined || rest === '') return 'en';
  return checklistLanguages.find((language) => language === rest && language !== 'en') ?? null;
}
