import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { head, pageLink, picture, text } from './words-schema.ts';

/** The words of `/intervention/comingSoon`. */
export const interventionsSchema = v.strictObject({
  head,
  heading: text,
  lead: text,
  picture,
  meanwhile: v.strictObject({
    heading: text,
    lead: text,
    /** On each of the cards below. */
    action: text,
    links: v.pipe(v.array(v.strictObject({ ...pageLink.entries, about: text })), v.minLength(1)),
    help: linkedText,
  }),
});

/** The page as `interventions.yaml` holds it. */
export type InterventionsWords = v.InferOutput<typeof interventionsSchema>;
