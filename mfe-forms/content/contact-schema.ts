import { contactPageFields } from '@site/kit/api/contact-message.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { linkedText } from '@site/kit/content/linked-text.ts';
import * as v from 'valibot';
import { decoration, field, head, pageLink, picture, sending, text } from './words-schema.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be words joined by hyphens'));

/** A box that is named in the line that says what is still missing, such as 'your email'. */
const namedField = v.strictObject({ ...field.entries, name: text });

/**
 * The line under a button that looks disabled. `{fields}` is the list of `name`s that still need
 * something, joined by commas and, before the last, by `and`; the form writes it in.
 */
const helper = v.strictObject({
  missing: v.pipe(text, v.includes('{fields}', 'must say where the names of the fields go')),
  invalid: v.pipe(text, v.includes('{fields}', 'must say where the names of the fields go')),
  and: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  ready: text,
});

/** One speciality of the dropdown. The labels are the specification's, to the letter. */
const speciality = v.variant('kind', [
  v.strictObject({
    kind: v.literal('doctors'),
    id: slug,
    label: text,
    /** What the word means, in plain English. */
    about: text,
    /** Said when the speciality is chosen, before a doctor is. */
    found: text,
    doctors: v.pipe(
      v.array(v.strictObject({ id: slug, name: text })),
      v.minLength(1, 'must have at least one doctor'),
    ),
  }),
  v.strictObject({
    kind: v.literal('no-doctor'),
    id: slug,
    label: text,
    about: text,
    /** Stands where the doctors would be; it cannot be chosen. */
    noDoctor: text,
    /** What the visitor can do instead. */
    instead: text,
  }),
]);

/**
 * The words of the contact page, `/contactUs`, apart from those of its form and of the choice of a doctor.
 * `{product}`, `{phone}`, `{email}` and `{hours}` in any text stand for the configured facts.
 */
export const contactPageSchema = v.strictObject({
  head,
  heading: text,
  /** The heading of the same form on any other page (specification, section 2). */
  headingElsewhere: text,
  lead: text,
  /** How a visit is booked without the booking desk, for those whom a booking button leads here. */
  booking: linkedText,
  expertsLink: pageLink,
  picture,
  form: v.strictObject({ heading: text, lead: text }),
  /** Headings only: what stands under them comes from the site configuration. */
  cards: v.strictObject({
    heading: text,
    address: v.strictObject({ heading: text }),
    email: v.strictObject({ heading: text, hint: text }),
    phone: v.strictObject({ heading: text }),
    hours: v.strictObject({ heading: text }),
    emergency: linkedText,
  }),
  /** The cities come from the site configuration, open or coming soon. */
  cityCards: v.strictObject({
    heading: text,
    directions: text,
    comingSoon: text,
    note: text,
    /** By the city's name; the other two are for cities that have no picture of their own. */
    pictures: v.record(text, decoration),
    openPicture: decoration,
    comingSoonPicture: decoration,
  }),
  telecom: v.strictObject({
    heading: text,
    lead: text,
    /** What happens after choosing; the button dials the configured number. */
    call: v.strictObject({ button: text, steps: v.pipe(v.array(text), v.minLength(1)) }),
    picture,
  }),
});

/** The words of the contact page's form, apart from those around it. */
export const contactFormSchema = v.strictObject({
  fields: v.strictObject(v.entriesFromList(fieldNames(contactPageFields), namedField)),
  /** Shown before sending when a speciality is chosen: the line that goes with the message stands after `lead`. */
  chosen: v.strictObject({ lead: text, leaveOut: text }),
  helper,
  /** The messages are the specification's (section 8). */
  sending,
});

/** The words of the two lists in which a speciality and one of its doctors are chosen. */
export const doctorChoiceSchema = v.strictObject({
  speciality: v.strictObject({ label: text, choose: text }),
  doctor: v.strictObject({
    label: text,
    choose: text,
    /** Said, and shown in the closed dropdown, until a speciality is chosen. */
    beforeSpeciality: text,
  }),
  /** The line that goes with a message. `{speciality}` and `{doctor}` are what was chosen. */
  line: v.strictObject({
    speciality: v.pipe(text, v.includes('{speciality}')),
    doctor: v.pipe(text, v.includes('{speciality}'), v.includes('{doctor}')),
  }),
  /** Said under the two lists once a speciality is chosen, before the line; and the link to the form. */
  goesAlong: v.strictObject({ lead: text, link: text }),
  specialities: v.pipe(v.array(speciality), v.minLength(1, 'must have at least one speciality')),
});

/** The contact page as `contact.yaml` holds it. */
export type ContactPageWords = v.InferOutput<typeof contactPageSchema>;

/** One speciality of the telecom block, with its doctors or without one. */
export type Speciality = v.InferOutput<typeof speciality>;

/** The form as `contact-form.yaml` holds it. */
export type ContactFormWords = v.InferOutput<typeof contactFormSchema>;

/** The choice as `doctor-choice.yaml` holds it. */
export type DoctorChoiceWords = v.InferOutput<typeof doctorChoiceSchema>;
