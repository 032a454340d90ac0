import { listOf } from '@site/kit/content/text.ts';
import * as v from 'valibot';

const age = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A range of ages; `to` is null for "and above". */
export const ageRange = v.pipe(
  v.strictObject({ from: age, to: v.nullable(age), unit: v.picklist(['years', 'months']) }),
  v.check((range) => range.to === null || range.from < range.to, 'must end after it starts'),
);

/** Youngest first. */
export const ageRanges = listOf(ageRange);

/** Background of a small image. */
export const spotColour = v.picklist(['teal', 'lilac', 'marigold', 'coral', 'leaf']);

/** In years or months. */
export type AgeRange = v.InferOutput<typeof ageRange>;

export type SpotColour = v.InferOutput<typeof spotColour>;
