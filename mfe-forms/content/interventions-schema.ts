import * as v from 'valibot';
import { head, pageLink, paragraph, picture, text } from './words-schema.ts';

/** The words of `/intervention/comingSoon`. */
export const interventionsSchema = v.strictObject({
  head,
  heading: text,
  lead: text,
  picture,
  /** For everything that is coming; `About` for a visitor who asked about one thing, `{about}`, and came here from it. */
  join: v.strictObject({
    heading: text,
    lead: text,
    headingAbout: v.pipe(text, v.includes('{about}')),
    leadAbout: text,
  }),
  meanwhile: v.strictObject({
    heading: text,
    lead: text,
    /** On each of the cards below. */
    action: text,
    links: v.pipe(v.array(v.strictObject({ ...pageLink.entries, about: text })), v.minLength(1)),
    help: paragraph,
  }),
});

/** The page as `interventions.ts` holds it. */
export type InterventionsWords = v.InferOutput<typeof interventionsSchema>;
