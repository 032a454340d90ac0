import type { ConditionContent } from './condition-schema.ts';

/** What names a condition: its topic and the last part of its path. */
export type ConditionName = Pick<ConditionContent, 'topic' | 'slug'>;

/** The folder of a topic's pages. Paths keep the American spelling (specification §2, Route table). */
const topicFolder = { behavioural: 'behavioral', learning: 'learning' } as const;

/** The path of a condition's page. */
export function conditionPath({ topic, slug }: ConditionName): string {
  return `/assessments/${topicFolder[topic]}/${slug}`;
}
