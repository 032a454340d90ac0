import type { AgeRange } from '../content/card-schema.ts';

/** The ages of a range in figures: `6–17`, or `6+` when there is no upper end. */
export function ageRange({ from, to }: Pick<AgeRange, 'from' | 'to'>): string {
  return to === null ? `${from}+` : `${from}–${to}`;
}

/** The ages of a range as they are read: `6–17 years`. */
export function agesInWords(range: AgeRange): string {
  return `${ageRange(range)} ${range.unit}`;
}

/** Several ranges of one unit, in a line: `1–4, 4–6, 6–17 years`. */
export function agesInLine(ranges: readonly AgeRange[]): string {
  return ranges
    .map((range, index) => (index === ranges.length - 1 ? agesInWords(range) : ageRange(range)))
    .join(', ');
}

/** The id of what a page says of an age; a link to it shows that age without a script. */
export function ageId(age: Pick<AgeRange, 'from' | 'to'>): string {
  return `age-${ageInAddress(age)}`;
}

/** The ages of a range as the address of a page names them: `24-31`, or `6-up` when there is no upper end. */
export function ageInAddress({ from, to }: Pick<AgeRange, 'from' | 'to'>): string {
  return `${from}-${to ?? 'up'}`;
}
