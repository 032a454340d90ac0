import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { head, listOf, pageLink, picture, text } from '@site/kit/content/fields.ts';
import { field, sending } from './words-schema.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { waitlistFields } from '@site/kit/api/waitlist-subscription.ts';

/** Text of `/intervention/comingSoon`. */
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
    links: listOf(v.strictObject({ ...pageLink.entries, about: text })),
    help: linkedText,
  }),
});

export type InterventionsWords = v.InferOutput<typeof interventionsSchema>;

/** The form that takes an email for the waitlist, in the dialog and on the interventions page. */
export const waitlistFormSchema = v.strictObject({
  fields: v.strictObject(v.entriesFromList(fieldNames(waitlistFields), field)),
  /** Shown below the button while it looks disabled. */
  missing: text,
  sending,
});

export type WaitlistFormWords = v.InferOutput<typeof waitlistFormSchema>;
