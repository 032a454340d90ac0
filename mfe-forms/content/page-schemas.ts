import { contactPageFields } from '@site/kit/api/contact-message.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { decoration, head, pageLink, picture, points } from '@site/kit/content/fields.ts';
import { listOf, slug, text, textWith } from '@site/kit/content/text.ts';
import { field, sending } from './words-schema.ts';
import { deletionFields } from '@site/kit/api/deletion-request.ts';
import { waitlistFields } from '@site/kit/api/waitlist-subscription.ts';

/** A field with the name used in the list of what is missing, such as 'your email'. */
const namedField = v.strictObject({ ...field.entries, name: text });

/**
 * The line below a button that looks disabled. `{fields}` becomes the list of missing `name`s, joined by commas and,
 * before the last, by `and`.
 */
const helper = v.strictObject({
  missing: textWith('{fields}'),
  invalid: textWith('{fields}'),
  and: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  ready: text,
});

/** A speciality in the dropdown. Labels are verbatim from the specification. */
const speciality = v.variant('kind', [
  v.strictObject({
    kind: v.literal('doctors'),
    id: slug,
    label: text,
    /** A plain explanation. */
    about: text,
    /** Shown when the speciality is chosen, before a doctor is. */
    found: text,
    doctors: listOf(v.strictObject({ id: slug, name: text })),
  }),
  v.strictObject({
    kind: v.literal('no-doctor'),
    id: slug,
    label: text,
    about: text,
    /** Placeholder instead of doctors; cannot be chosen. */
    noDoctor: text,
    /** What the visitor can do instead. */
    instead: text,
  }),
]);

/**
 * Text of the contact page, `/contactUs`, except its form and the choice of a doctor. `{product}`, `{phone}`, `{email}`
 * and `{hours}` are filled in.
 */
export const contactPageSchema = v.strictObject({
  head,
  heading: text,
  /** The heading of the same form on any other page (specification, section 2). */
  headingElsewhere: text,
  lead: text,
  /** How to book without the booking widget, for those who come from a booking button. */
  booking: linkedText,
  expertsLink: pageLink,
  picture,
  form: v.strictObject({ heading: text, lead: text }),
  /** Headings only: the content comes from the site configuration. */
  cards: v.strictObject({
    heading: text,
    address: v.strictObject({ heading: text }),
    email: v.strictObject({ heading: text, hint: text }),
    phone: v.strictObject({ heading: text }),
    hours: v.strictObject({ heading: text }),
    emergency: linkedText,
  }),
  /** Cities come from the site configuration, open or coming soon. */
  cityCards: v.strictObject({
    heading: text,
    directions: text,
    comingSoon: text,
    note: text,
    /** By the city's name; the other two are for cities without an image. */
    pictures: v.record(text, decoration),
    openPicture: decoration,
    comingSoonPicture: decoration,
  }),
  telecom: v.strictObject({
    heading: text,
    lead: text,
    /** What happens after choosing; the button dials the configured number. */
    call: v.strictObject({ button: text, steps: points }),
    picture,
  }),
});

/** Text of the contact page's form. */
export const contactFormSchema = v.strictObject({
  fields: v.strictObject(v.entriesFromList(fieldNames(contactPageFields), namedField)),
  /** Shown when a speciality is chosen, before submitting: the line added to the message follows `lead`. */
  chosen: v.strictObject({ lead: text, leaveOut: text }),
  helper,
  /** Messages are verbatim from the specification (section 8). */
  sending,
});

/** Text of the two dropdowns, speciality and doctor. */
export const doctorChoiceSchema = v.strictObject({
  speciality: v.strictObject({ label: text, choose: text }),
  doctor: v.strictObject({
    label: text,
    choose: text,
    /** Shown, also in the closed dropdown, until a speciality is chosen. */
    beforeSpeciality: text,
  }),
  /** The line added to the message. `{speciality}` and `{doctor}` are the choices. */
  line: v.strictObject({
    speciality: textWith('{speciality}'),
    doctor: textWith('{speciality}', '{doctor}'),
  }),
  /** Shown below the dropdowns once a speciality is chosen: introduces the line, and links to the form. */
  goesAlong: v.strictObject({ lead: text, link: text }),
  specialities: listOf(speciality),
});

export type ContactPageWords = v.InferOutput<typeof contactPageSchema>;

/** With or without doctors. */
export type Speciality = v.InferOutput<typeof speciality>;

export type ContactFormWords = v.InferOutput<typeof contactFormSchema>;

export type DoctorChoiceWords = v.InferOutput<typeof doctorChoiceSchema>;

/** Text of `/delete-data`, except its form. */
export const deletionSchema = v.strictObject({
  head,
  heading: text,
  lead: text,
  picture,
  form: v.strictObject({
    heading: text,
    /** Which email to use, and that identity may be verified (specification, section 2). */
    note: text,
  }),
  next: v.strictObject({
    heading: text,
    steps: listOf(v.strictObject({ title: text, text })),
    covers: v.strictObject({
      heading: text,
      items: points,
      help: linkedText,
    }),
  }),
});

/** Text of the form on `/delete-data`. */
export const deletionFormSchema = v.strictObject({
  fields: v.strictObject(v.entriesFromList(fieldNames(deletionFields), field)),
  sending,
});

export type DeletionWords = v.InferOutput<typeof deletionSchema>;

export type DeletionFormWords = v.InferOutput<typeof deletionFormSchema>;

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
