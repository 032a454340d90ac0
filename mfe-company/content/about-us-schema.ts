import * as v from 'valibot';
import { head, pageLink, picture, text } from './words-schema.ts';

const carousel = v.strictObject({
  heading: text,
  intro: text,
  /** Names the carousel, and what stands in it in the plural. */
  label: text,
  noun: text,
});

/** The words of the page about the company, `/about-us`. The people stand in files of their own, such as `leaders.ts`. */
export const aboutUsSchema = v.strictObject({
  head,
  crumb: text,
  heading: text,
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
  leadership: v.strictObject({ ...carousel.entries, link: pageLink }),
  clinical: carousel,
  tech: carousel,
  /** The card that leads to the careers page of another site. */
  careers: v.strictObject({ heading: text, text, button: text, more: pageLink, picture }),
});

/** The page as `about-us.ts` holds it. */
export type AboutUs = v.InferOutput<typeof aboutUsSchema>;
