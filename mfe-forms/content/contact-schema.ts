import * as v from 'valibot';

const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must not be empty, start or end with a space, or break over lines'),
);
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));
const pictureFile = v.pipe(
  text,
  v.regex(/^illustrations\/[a-z-]+\.svg$/, 'must be illustrations/<name>.svg'),
);
const slug = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/, 'must be words joined by hyphens'));

/** Pages these words may lead to. */
const pagePath = v.picklist(
  ['/', '/clinic', '/company/faq', '/contactUs', '/delete-data', '/privacy-policy'],
  'must be a page of the site; add a new page to the list in contact-schema.ts',
);

const pageLink = v.strictObject({ text, to: pagePath });

/** A picture that says something. `src` is below the asset base; sizes in pixels. */
const picture = v.strictObject({ src: pictureFile, alt: text, width: pixels, height: pixels });

/** A picture beside words that already say it: it gets an empty alt. */
const decoration = v.strictObject({ src: pictureFile, width: pixels, height: pixels });

/** What the tab and search results show; `title` is whole, `description` has 160 characters at most. */
const head = v.strictObject({ title: text, description: v.pipe(text, v.maxLength(160)) });

const part = v.union([
  /** Plain words; the spaces at their ends separate them from the link beside them. */
  v.pipe(v.string(), v.nonEmpty('must not be empty')),
  v.variant('kind', [
    /** A link to a page of this site. */
    v.strictObject({ kind: v.literal('page'), text, to: pagePath }),
    /** The configured phone number, as a link that dials it. */
    v.strictObject({ kind: v.literal('phone') }),
    /** The configured email address, as a link that opens a message. */
    v.strictObject({ kind: v.literal('email') }),
    /** A national helpline, as a link that dials it; one of the site configuration's `helplines`. */
    v.strictObject({ kind: v.literal('helpline'), number: v.pipe(text, v.regex(/^\d{3,5}$/)) }),
  ]),
]);

/** A paragraph in pieces, so that it can hold links. */
const paragraph = v.pipe(v.array(part), v.minLength(1));

/**
 * A box to fill in: its visible label, and what stands under the label. What is said when it is not filled in
 * right is the API's contract, `messages`, so that a form with and without JavaScript says the same.
 */
const field = v.strictObject({ label: text, hint: v.optional(text) });

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

/** Why a message was not sent, and what to do about it; the names are those of `kit/api/client.ts`. */
const whyNotSent = v.strictObject({
  network: text,
  timeout: text,
  busy: text,
  server: text,
});

/**
 * What the visitor must know before giving details, complete without the privacy policy
 * (India's Digital Personal Data Protection Rules 2025, rule 3).
 */
const dataNotice = v.strictObject({
  heading: text,
  /** Says that sending is agreeing, and to what. */
  consent: text,
  items: v.pipe(
    v.array(v.strictObject({ term: text, text: paragraph })),
    v.length(5, 'must say what, why, how long, how to withdraw and where to complain'),
  ),
  more: paragraph,
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
    doctors: v.pipe(v.array(v.strictObject({ id: slug, name: text })), v.minLength(1)),
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
 * The words of the contact page, `/contactUs`, and of its form wherever it stands.
 * `{product}`, `{phone}`, `{email}` and `{hours}` in any text stand for the configured facts.
 */
export const contactPageSchema = v.strictObject({
  head,
  heading: text,
  /** The heading of the same form on any other page (specification, section 2). */
  headingElsewhere: text,
  lead: text,
  expertsLink: pageLink,
  picture,
  form: v.strictObject({
    heading: text,
    lead: text,
    fields: v.strictObject({
      fullName: namedField,
      phoneNumber: namedField,
      email: namedField,
      message: namedField,
    }),
    submit: text,
    /** On the button while the message is on its way, and what is said meanwhile. */
    submitting: text,
    sending: text,
    helper,
    /** Heading of the list of mistakes above the form. */
    errorSummary: text,
    /** Stands before the tab's title while there are mistakes. */
    errorTitlePrefix: v.pipe(v.string(), v.endsWith(': ')),
    /** The specification's messages (section 8), and the line that stays after them. */
    sent: v.strictObject({ message: text, stays: text }),
    notSent: v.strictObject({ message: text, why: whyNotSent, stays: paragraph }),
    dataNotice,
  }),
  /** Headings only: what stands under them comes from the site configuration. */
  cards: v.strictObject({
    heading: text,
    address: v.strictObject({ heading: text }),
    email: v.strictObject({ heading: text, hint: text }),
    phone: v.strictObject({ heading: text }),
    hours: v.strictObject({ heading: text }),
    emergency: paragraph,
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
    speciality: v.strictObject({ label: text, choose: text }),
    doctor: v.strictObject({
      label: text,
      choose: text,
      /** Said, and shown in the closed dropdown, until a speciality is chosen. */
      beforeSpeciality: text,
    }),
    specialities: v.pipe(v.array(speciality), v.length(4, 'must be four specialities')),
    /** What happens after choosing; the button dials the configured number. */
    call: v.strictObject({ button: text, steps: v.pipe(v.array(text), v.minLength(1)) }),
    picture,
  }),
});

/** The words of the contact dialog, opened by 'Get in Touch!' and by Request Demo. */
export const contactDialogSchema = v.strictObject({
  heading: text,
  lead: text,
  phoneHeading: text,
  hoursHeading: text,
  emailHeading: text,
  addressHeading: text,
  fields: v.strictObject({ name: field, phone: field, email: field, message: field }),
  submit: text,
  /** On the button while the message is on its way, and what is said meanwhile. */
  submitting: text,
  sending: text,
  errorSummary: text,
  /** The specification's messages (section 8). The dialog closes with either. */
  sent: text,
  notSent: text,
  /** Said when the dialog opens again after a failure, with the words still in it. */
  keptDraft: text,
  dataNotice,
});

/** A page that answers a form sent without JavaScript. */
const answerPage = v.strictObject({
  head,
  heading: text,
  paragraphs: v.pipe(v.array(paragraph), v.minLength(1)),
  links: v.pipe(v.array(pageLink), v.minLength(1)),
  picture: decoration,
});

/** The pages a visitor without JavaScript lands on after sending the contact form. */
export const contactAnswersSchema = v.strictObject({
  sent: answerPage,
  notSent: answerPage,
  /** Nothing was sent: something was missing or wrong. The mistakes are listed under `mistakes`. */
  checkAnswers: v.strictObject({ ...answerPage.entries, mistakes: text }),
});

/** The contact page as `contact.ts` holds it. */
export type ContactPage = v.InferOutput<typeof contactPageSchema>;

/** The contact dialog as `contact.ts` holds it. */
export type ContactDialog = v.InferOutput<typeof contactDialogSchema>;

/** The answers to a form sent without JavaScript. */
export type ContactAnswers = v.InferOutput<typeof contactAnswersSchema>;

/** What is said about the visitor's details, beside every form of this file. */
export type DataNotice = v.InferOutput<typeof dataNotice>;

/** One speciality of the telecom block, with its doctors or without one. */
export type Speciality = v.InferOutput<typeof speciality>;

/** One piece of a paragraph: plain words, or a link by kind. */
export type ContactPart = v.InferOutput<typeof part>;
