import type { ConditionContent } from './condition-schema.ts';
import { everyCondition } from './every-condition.ts';

/** A condition as the list of all conditions names it. */
export type IndexedCondition = Pick<ConditionContent, 'topic' | 'slug' | 'name' | 'alsoCalled'>;

/** The names of every condition, in the order of the alphabet. */
export async function conditionIndex(): Promise<readonly IndexedCondition[]> {
  const conditions = await everyCondition();
  return conditions
    .map(({ topic, slug, name, alsoCalled }) => ({ topic, slug, name, alsoCalled }))
    .toSorted((one, other) => one.name.short.localeCompare(other.name.short, 'en'));
}
