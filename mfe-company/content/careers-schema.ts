import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { decoration, pageFacts, picture, text } from './words-schema.ts';

/** The words of the careers page, `/company/careers`. */
export const careersSchema = v.strictObject({
  ...pageFacts.entries,
  /** The page's name in the trail above its heading. */
  crumb: text,
  lead: text,
  picture,
  /** The button that leads to the careers page of another site, and what is said about it. */
  positions: text,
  where: text,
  reasons: v.strictObject({
    heading: text,
    items: v.pipe(
      v.array(v.strictObject({ title: text, text, picture })),
      v.minLength(1, 'must have at least one reason'),
    ),
  }),
  closing: v.strictObject({ heading: text, text: linkedText, picture: decoration }),
});

/** The careers page, `careers.md`. */
export type Careers = v.InferOutput<typeof careersSchema>;
