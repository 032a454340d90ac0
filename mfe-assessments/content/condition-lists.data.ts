import type { AgeRange } from './card-schema.ts';
import type { ConditionCard } from './category-schema.ts';
import type { ConditionContent } from './condition-schema.ts';
import { everyCondition } from './conditions.ts';

/** A condition in the list of all conditions. */
export type IndexedCondition = Pick<ConditionContent, 'topic' | 'slug' | 'name' | 'alsoCalled'>;

/** Every condition's name, in alphabetical order. */
export async function conditionIndex(): Promise<readonly IndexedCondition[]> {
  return (await everyCondition())
    .map(({ topic, slug, name, alsoCalled }) => ({ topic, slug, name, alsoCalled }))
    .toSorted((one, other) => one.name.short.localeCompare(other.name.short, 'en'));
}

export const behaviouralCards = () => cardsOf('behavioural');

export const learningCards = () => cardsOf('learning');

async function cardsOf(topic: ConditionContent['topic']): Promise<ConditionCard[]> {
  return (await everyCondition())
    .filter((condition) => condition.topic === topic)
    .toSorted((one, other) => one.card.place - other.card.place)
    .map(({ slug, priceKey, card: { place: _place, ...words }, ageBands }) => ({
      slug,
      priceKey,
      ages: ageBands.map(({ from, to, unit }): AgeRange => ({ from, to, unit })),
      ...words,
    }));
}
