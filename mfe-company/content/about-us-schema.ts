import * as v from 'valibot';
import { pageFacts, pageLink, picture, text } from './words-schema.ts';

/** A row of people: what it holds, in the plural, is `noun`. */
const people = v.strictObject({ heading: text, intro: text, noun: text });

/** The words of the page about the company, `/about-us`. */
export const aboutUsSchema = v.strictObject({
  ...pageFacts.entries,
  lead: text,
  picture,
  /** Large figures with a line each. */
  figures: v.strictObject({
    heading: text,
    items: v.pipe(
      v.array(v.strictObject({ figure: text, text })),
      v.minLength(1, 'must have at least one figure'),
    ),
  }),
  leadership: v.strictObject({ ...people.entries, link: pageLink }),
  clinical: people,
  tech: people,
  /** The card that leads to the careers page of another site. */
  careers: v.strictObject({ heading: text, text, button: text, more: pageLink, picture }),
});

/** The page about the company, `about-us.yaml`. */
export type AboutUs = v.InferOutput<typeof aboutUsSchema>;
