import { waitlistFields } from '@site/kit/api/waitlist-subscription.ts';
import * as v from 'valibot';
import { dataNotice, decoration, field, sending, text } from './words-schema.ts';

/** The form that takes an email for the waitlist, in the dialog and on the interventions page. */
const waitlistForm = v.strictObject({
  fields: v.strictObject(v.entriesFromList(waitlistFields, field)),
  /** Stands under the button while it looks disabled. */
  missing: text,
  sending,
  dataNotice,
});

/** The words of a countdown. `{date}` is the day it runs to. */
const countdown = v.strictObject({
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

/** The words of the waitlist dialog and of what it shares with the interventions page. */
export const waitlistSchema = v.strictObject({
  form: waitlistForm,
  countdown,
  dialog: v.strictObject({
    title: text,
    subtitle: text,
    /** Says which thing is coming, because assessments are open already: `{about}`. */
    coming: v.pipe(text, v.includes('{about}', 'must say what is coming')),
    /** `{percent}` is the configured discount. */
    offer: v.pipe(text, v.includes('{percent}', 'must say how much')),
    /** The discount again, large: `{percent}%` and this word. */
    off: text,
    picture: decoration,
    /** `{year}` and `{owner}` come from the site configuration. */
    copyright: v.pipe(text, v.includes('{year}'), v.includes('{owner}')),
  }),
});

/** The words of the waitlist as `waitlist.ts` holds them. */
export type WaitlistWords = v.InferOutput<typeof waitlistSchema>;
