import type { AgeRange } from '../content/card-schema.ts';
import type { ConditionCard } from '../content/category-schema.ts';

/** The upper end of an open-ended range, in years: the site is for children up to 16 (specification §1). */
const OLDEST_CHILD = 16;

export function toMonths({ from, to, unit }: AgeRange): { from: number; to: number } {
  const months = unit === 'years' ? 12 : 1;
  return { from: from * months, to: to === null ? OLDEST_CHILD * 12 : to * months };
}

/** Whether two ranges overlap by more than a boundary that they share. */
export function agesOverlap(one: AgeRange, other: AgeRange): boolean {
  const [a, b] = [toMonths(one), toMonths(other)];
  return a.from < b.to && b.from < a.to;
}

/** Whether an assessment is offered at every age of a range. */
export function coversAge(ages: readonly AgeRange[], age: AgeRange): boolean {
  const [own, asked] = [ages.map(toMonths), toMonths(age)];
  return (
    Math.min(...own.map(({ from }) => from)) <= asked.from &&
    Math.max(...own.map(({ to }) => to)) >= asked.to
  );
}

/** Whether a condition is relevant at an age, because either its questionnaire or its page covers that age. */
export function fitsAge({ ages, reading }: ConditionCard, age: AgeRange): boolean {
  return [...ages, ...(reading ? [reading.ages] : [])].some((own) => agesOverlap(own, age));
}
