import * as v from 'valibot';
import { decoration, head, part, picture, sentences, text } from './words-schema.ts';

/** The words of the careers page, `/company/careers`. */
export const careersSchema = v.strictObject({
  head,
  crumb: text,
  heading: text,
  lead: text,
  /** The button that leads to the careers page of another site, and what is said about it. */
  positions: text,
  where: text,
  picture,
  reasons: v.strictObject({
    heading: text,
    items: v.pipe(
      v.array(v.strictObject({ title: text, text: sentences, picture })),
      v.minLength(1, 'must have at least one reason'),
    ),
  }),
  closing: v.strictObject({
    heading: text,
    text: v.pipe(v.array(part), v.minLength(1)),
    picture: decoration,
  }),
});

/** The page as `careers.ts` holds it. */
export type Careers = v.InferOutput<typeof careersSchema>;
