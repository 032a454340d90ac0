import * as v from 'valibot';
import { head, pageLink, paragraph, picture, text } from './words-schema.ts';

/** The words of `/intervention/comingSoon`. */
export const interventionsSchema = v.strictObject({
  head,
  heading: text,
  lead: text,
  picture,
  join: v.strictObject({ heading: text, lead: text }),
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
