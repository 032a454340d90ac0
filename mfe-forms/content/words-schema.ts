import { sitePath } from '@site/kit/site-path.ts';
import * as v from 'valibot';

/** One line of words. */
export const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must not be empty, start or end with a space, or break over lines'),
);
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));
const pictureFile = v.pipe(
  text,
  v.regex(/^[\w-]+\/[\w.-]+\.(?:svg|png|jpg|webp|avif)$/, 'must be a picture of assets/'),
);

/** A link to a page of this site. */
export const pageLink = v.strictObject({ text, to: sitePath });

/** A picture that says something. `src` is below the asset base; sizes in pixels. */
export const picture = v.strictObject({
  src: pictureFile,
  alt: text,
  width: pixels,
  height: pixels,
});

/** A picture beside words that already say it: it gets an empty alt. */
export const decoration = v.strictObject({ src: pictureFile, width: pixels, height: pixels });

/** What the tab and search results show; `title` is whole, `description` has 160 characters at most. */
export const head = v.strictObject({ title: text, description: v.pipe(text, v.maxLength(160)) });

const part = v.union([
  /** Plain words; the spaces at their ends separate them from the link beside them. */
  v.pipe(v.string(), v.nonEmpty('must not be empty')),
  v.variant('kind', [
    v.strictObject({ kind: v.literal('page'), ...pageLink.entries }),
    /** The configured phone number, as a link that dials it. */
    v.strictObject({ kind: v.literal('phone') }),
    /** The configured email address, as a link that opens a message. */
    v.strictObject({ kind: v.literal('email') }),
    /** The grievance officer's email address or phone number, as a link. */
    v.strictObject({ kind: v.literal('officer-email') }),
    v.strictObject({ kind: v.literal('officer-phone') }),
    /** A national helpline, as a link that dials it; one of the site configuration's `helplines`. */
    v.strictObject({ kind: v.literal('helpline'), number: v.pipe(text, v.regex(/^\d{3,5}$/)) }),
  ]),
]);

/** A paragraph in pieces, so that it can hold links. */
export const paragraph = v.pipe(v.array(part), v.minLength(1));

/**
 * A box to fill in: its visible label, and what stands under the label. What is said when it is not filled in
 * right is the API's contract, `messages`, so that a form with and without JavaScript says the same.
 */
export const field = v.strictObject({ label: text, hint: v.optional(text) });

/** Why a form was not sent, and what to do about it; the names are those of `kit/api/forms-client.ts`. */
const whyNotSent = v.strictObject({
  offline: text,
  network: text,
  timeout: text,
  busy: text,
  server: text,
});

/** The button of a form and what becomes of a press on it. */
export const sending = v.strictObject({
  submit: text,
  /** On the button while the form is on its way, and what is said meanwhile. */
  submitting: text,
  sending: text,
  /** What the notice at the bottom of the window says, and the line that stays in the page after it. */
  sent: v.strictObject({ message: text, stays: text }),
  notSent: v.strictObject({ message: text, why: whyNotSent, stays: paragraph }),
});

/**
 * What the visitor must know before giving details, complete without the privacy policy
 * (India's Digital Personal Data Protection Rules 2025, rule 3).
 */
export const dataNotice = v.strictObject({
  heading: text,
  /** Says that sending is agreeing, and to what. */
  consent: text,
  /** The rule asks for six things; more may be said. */
  items: v.pipe(
    v.array(v.strictObject({ term: text, text: paragraph })),
    v.minLength(
      6,
      'must say at least what, why, how long, how to withdraw, where to complain and who writes for a child',
    ),
  ),
  more: paragraph,
});

/** A page that answers a form sent without JavaScript. */
const answerPage = v.strictObject({
  head,
  heading: text,
  paragraphs: v.pipe(v.array(paragraph), v.minLength(1)),
  links: v.pipe(v.array(pageLink), v.minLength(1)),
  picture: decoration,
});

/** The pages a visitor without JavaScript lands on after sending a form. */
export const formAnswersSchema = v.strictObject({
  sent: answerPage,
  notSent: answerPage,
  /** Nothing was sent: something was missing or wrong. The mistakes are listed under `mistakes`. */
  check: v.strictObject({ ...answerPage.entries, mistakes: text }),
});

/** A box to fill in. */
export type FieldWords = v.InferOutput<typeof field>;

/** The button of a form and what becomes of a press on it. */
export type SendingWords = v.InferOutput<typeof sending>;

/** What is said about the visitor's details, beside every form. */
export type DataNotice = v.InferOutput<typeof dataNotice>;

/** The answers to a form sent without JavaScript. */
export type FormAnswers = v.InferOutput<typeof formAnswersSchema>;
