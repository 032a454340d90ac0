import type { AgeRange } from '../../content/card-schema.ts';
import type { ConditionCard } from '../../content/category-schema.ts';
import { agesOverlap } from '../in-months.ts';

/** Whether a condition concerns an age: by its questionnaire, or because its page is for that age too. */
export function fitsAge({ ages, reading }: ConditionCard, age: AgeRange): boolean {
  return [...ages, ...(reading ? [reading.ages] : [])].some((own) => agesOverlap(own, age));
}
