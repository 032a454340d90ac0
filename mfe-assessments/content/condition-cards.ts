import type { ConditionCard, ConditionCategory } from './category-schema.ts';
import type { ConditionContent } from './condition-schema.ts';
import { everyCondition } from './every-condition.ts';

/** The cards of a topic's conditions, by their places. */
export async function conditionCards(topic: ConditionCategory['topic']): Promise<ConditionCard[]> {
  return cardsOf(topic, await everyCondition());
}

/** The cards of those conditions that belong to a topic, by their places. */
export function cardsOf(
  topic: ConditionCategory['topic'],
  conditions: readonly ConditionContent[],
): ConditionCard[] {
  return conditions
    .filter((condition) => condition.topic === topic)
    .toSorted((one, other) => one.card.place - other.card.place)
    .map(conditionCard);
}

/** The card of a condition. It names the ages of the page unless it says them in its own way. */
function conditionCard({ slug, card, ageBands }: ConditionContent): ConditionCard {
  const { place: _sorted, ...words } = card;
  return { slug, ages: ageBands.map(({ from, to, unit }) => ({ from, to, unit })), ...words };
}
