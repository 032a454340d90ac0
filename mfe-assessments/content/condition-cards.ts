import type { ConditionCard, ConditionCategory } from './category-schema.ts';
import type { ConditionContent } from './condition-schema.ts';
import { everyCondition } from './every-condition.ts';

/** The card of a condition. It names the ages of the page unless it says them in its own way. */
export function conditionCard({ slug, card, ageBands }: ConditionContent): ConditionCard {
  return { slug, ages: ageBands.map(({ from, to, unit }) => ({ from, to, unit })), ...card };
}

/** The cards of a topic's conditions, in their order. */
export async function conditionCards(topic: ConditionCategory['topic']): Promise<ConditionCard[]> {
  const conditions = await everyCondition();
  return conditions.filter((condition) => condition.topic === topic).map(conditionCard);
}
