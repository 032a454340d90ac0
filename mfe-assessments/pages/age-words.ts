import type { AgeRange } from '../content/category-schema.ts';

/** The ages of a range in figures: `6–17`, or `6+` when there is no upper end. */
export function ageRange({ from, to }: Pick<AgeRange, 'from' | 'to'>): string {
  return to === null ? `${from}+` : `${from}–${to}`;
}

/** The ages of a range as they are read: `6–17 years`. */
export function agesInWords(range: AgeRange): string {
  return `${ageRange(range)} ${range.unit}`;
}
