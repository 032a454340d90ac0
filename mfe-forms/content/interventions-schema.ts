import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { head, pageLink, picture, text, field, sending } from './words-schema.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { waitlistFields } from '@site/kit/api/waitlist-subscription.ts';

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

/** The form that takes an email for the waitlist, in the dialog and on the interventions page. */
export const waitlistFormSchema = v.strictObject({
  fields: v.strictObject(v.entriesFromList(fieldNames(waitlistFields), field)),
  /** Stands under the button while it looks disabled. */
  missing: text,
  sending,
});

/**
 * Above the form on the interventions page: for everything that is coming; `About` for a visitor who asked about one thing,
 * `{about}`, and came here from it.
 */
export const waitlistIntroSchema = v.strictObject({
  heading: text,
  lead: text,
  headingAbout: v.pipe(text, v.includes('{about}')),
  leadAbout: text,
});

/** The words of a countdown. `{date}` is the day it runs to. */
export const countdownSchema = v.strictObject({
  /** What the clock is, for those who do not see it. */
  name: text,
  units: v.strictObject({ days: text, hours: text, minutes: text, seconds: text }),
  /** What the HTML says, which is composed before anybody knows when it is read: true before and after the day. */
  planned: v.pipe(text, v.includes('{date}', 'must say the day')),
  /** Replaces it while the clock runs. */
  running: v.pipe(text, v.includes('{date}', 'must say the day')),
  /** Replaces it once the day is over. */
  passed: v.pipe(text, v.includes('{date}', 'must say the day')),
  /** The button that holds the clock still, and the one that lets it run. */
  hold: text,
  run: text,
});

/** The form of the waitlist. */
export type WaitlistFormWords = v.InferOutput<typeof waitlistFormSchema>;

/** What stands above the form. */
export type WaitlistIntroWords = v.InferOutput<typeof waitlistIntroSchema>;

/** The words of a countdown. */
export type CountdownWords = v.InferOutput<typeof countdownSchema>;
