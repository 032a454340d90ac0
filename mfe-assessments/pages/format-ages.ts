import type { AgeRange } from '../content/card-schema.ts';

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
