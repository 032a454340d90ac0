import type { AgeRange } from '../content/card-schema.ts';
import type { ConditionCard } from '../content/category-schema.ts';
import type { Months } from '@site/kit/ui/age-in-address.ts';

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

/** The bands of a page that match an age from a link. */
export type AgesForMonths<Age> = {
  /** The only match. */
  chosen?: Age | undefined;
  /** The matches that the parent has to choose from. */
  among: readonly Age[];
};

/**
 * Finds the bands of a page that match an age range from another page. Chooses a band only if it is the only match and
 * doesn't start after the range does, so that nobody reads about an older child by mistake.
 */
export function agesForMonths<Age extends Months>(
  ages: readonly Age[],
  { from, to }: Months,
): AgesForMonths<Age> {
  const fitting = ages.filter((age) => age.from < to && from < age.to);
  const [only, ...others] = fitting;
  if (only && others.length === 0)
    return only.from <= from ? { chosen: only, among: [] } : { among: [] };
  return { among: fitting };
}

/** Formats a range: `6–17`, or `6+` if it is open-ended. */
export function ageRange({ from, to }: Pick<AgeRange, 'from' | 'to'>): string {
  return to === null ? `${from}+` : `${from}–${to}`;
}

/** Formats a range with its unit: `6–17 years`. */
export function describeAges(range: AgeRange): string {
  return `${ageRange(range)} ${range.unit}`;
}

/** Formats ranges with one unit: `1–4, 4–6, 6–17 years`. */
export function describeAgeRanges(ranges: readonly AgeRange[]): string {
  return ranges
    .map((range, index) => (index === ranges.length - 1 ? describeAges(range) : ageRange(range)))
    .join(', ');
}

/** Formats adjoining or overlapping ranges, youngest first, as a single one: `1–65 months`. */
export function describeWholeSpan(ranges: readonly AgeRange[]): string {
  const [first, last] = [ranges.at(0), ranges.at(-1)];
  return first && last ? describeAges({ ...first, to: last.to }) : '';
}

/** Returns the id of the content for an age. A link to this id shows that age without a script. */
export function ageId(age: Pick<AgeRange, 'from' | 'to'>): string {
  return `age-${ageParam(age)}`;
}

/** Encodes a range for the address: `24-31`, or `6-up` if it is open-ended. */
export function ageParam({ from, to }: Pick<AgeRange, 'from' | 'to'>): string {
  return `${from}-${to ?? 'up'}`;
}
