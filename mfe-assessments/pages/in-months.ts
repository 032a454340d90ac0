import type { AgeRange } from '../content/card-schema.ts';
import type { ConditionCard } from '../content/category-schema.ts';

/** The oldest child of the site, in years (specification §1); the upper end of a range without one. */
const OLDEST_CHILD = 16;

/** A range of ages in whole months, from and to. */
export function inMonths({ from, to, unit }: AgeRange): { from: number; to: number } {
  const months = unit === 'years' ? 12 : 1;
  return { from: from * months, to: to === null ? OLDEST_CHILD * 12 : to * months };
}

/** Whether two ranges share more than a birthday. */
function agesOverlap(one: AgeRange, other: AgeRange): boolean {
  const [a, b] = [inMonths(one), inMonths(other)];
  return a.from < b.to && b.from < a.to;
}

/** Whether a condition concerns an age: by its questionnaire, or because its page is for that age too. */
export function fitsAge({ ages, reading }: ConditionCard, age: AgeRange): boolean {
  return [...ages, ...(reading ? [reading.ages] : [])].some((own) => agesOverlap(own, age));
}
