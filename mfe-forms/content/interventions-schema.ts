import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { head, pageLink, picture, text, field, sending } from './words-schema.ts';
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
    links: v.pipe(v.array(v.strictObject({ ...pageLink.entries, about: text })), v.minLength(1)),
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

/**
 * Above the form on the interventions page: in general; `About` is for a visitor who came from one thing, `{about}`.
 */
export const waitlistIntroSchema = v.strictObject({
  heading: text,
  lead: text,
  headingAbout: v.pipe(text, v.includes('{about}')),
  leadAbout: text,
});

/** Text of a countdown. `{date}` is its end date. */
export const countdownSchema = v.strictObject({
  /** The clock's accessible name. */
  name: text,
  units: v.strictObject({ days: text, hours: text, minutes: text, seconds: text }),
  /** The server-rendered sentence, which must be true both before and after the date. */
  planned: v.pipe(text, v.includes('{date}', 'must contain {date}')),
  /** Replaces it while the clock runs. */
  running: v.pipe(text, v.includes('{date}', 'must contain {date}')),
  /** Replaces it after the date. */
  passed: v.pipe(text, v.includes('{date}', 'must contain {date}')),
  /** The pause and resume buttons. */
  hold: text,
  run: text,
});

export type WaitlistFormWords = v.InferOutput<typeof waitlistFormSchema>;

export type WaitlistIntroWords = v.InferOutput<typeof waitlistIntroSchema>;

export type CountdownWords = v.InferOutput<typeof countdownSchema>;
