import { linkedText, sitePath } from '@site/kit/content/linked-text.ts';
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

/**
 * A box to fill in: its visible label, and what stands under the label. What is said when it is not filled in
 * right is the API's contract, `messages`, so that a form with and without JavaScript says the same.
 */
export const field = v.strictObject({ label: text, hint: v.optional(text) });

/** The button of a form and what becomes of a press on it. */
export const sending = v.strictObject({
  submit: text,
  /** On the button while the form is on its way, and what is said meanwhile. */
  submitting: text,
  sending: text,
  /** What the notice at the bottom of the window says, and the line that stays in the page after it. */
  sent: v.strictObject({ message: text, stays: text }),
  notSent: v.strictObject({ message: text, stays: linkedText }),
});

/**
 * What the visitor must know before giving details, complete without the privacy policy: what India's DPDP Act 2023
 * (sections 5 and 6) and Rules 2025 (rules 3 and 9) require before consent. Which sentence answers which requirement is in
 * `docs/personal-data.md`.
 */
export const dataNoticeSchema = v.strictObject({
  heading: text,
  /** Says that sending is agreeing, and to what. */
  consent: linkedText,
  /** The rule asks for six things; more may be said. */
  items: v.pipe(
    v.array(v.strictObject({ term: text, text: linkedText })),
    v.minLength(
      6,
      'must say at least what, why, how long, how to withdraw, where to complain and who writes for a child',
    ),
  ),
});

const onlyLink = v.pipe(
  linkedText,
  v.transform(([part]) => part),
  v.strictObject(
    { kind: v.literal('page'), text, to: sitePath },
    'must be a link such as [Go to the home page](/)',
  ),
);

/** A page a visitor without JavaScript lands on after sending a form. */
export const answerSchema = v.strictObject({
  head,
  heading: text,
  paragraphs: v.pipe(v.array(linkedText), v.minLength(1)),
  links: v.pipe(v.array(onlyLink), v.minLength(1)),
  picture: decoration,
});

/** Nothing was sent: something was missing or wrong. The mistakes are listed under `mistakes`. */
export const checkAnswerSchema = v.strictObject({ ...answerSchema.entries, mistakes: text });

/** What every form says alike. */
export const everyFormSchema = v.strictObject({
  /** Heading of the list of mistakes above a form. */
  errorSummary: text,
  /** Stands before the tab's title while there are mistakes. */
  errorTitlePrefix: v.pipe(v.string(), v.endsWith(': ')),
  /** The label of the box that no person sees (`kit/api/form-guard.ts`). */
  leaveEmpty: text,
  /** Why a form was not sent, and what to do about it; the names are those of `kit/api/forms-client.ts`. */
  whyNotSent: v.strictObject({
    offline: text,
    network: text,
    timeout: text,
    busy: text,
    server: text,
  }),
});

/** The trail above the headings of this section's pages: the page above them all, and names shorter than headings. */
export const trailSchema = v.strictObject({
  home: v.strictObject({ label: text, href: sitePath }),
  interventions: text,
});

/** A box to fill in. */
export type FieldWords = v.InferOutput<typeof field>;

/** The button of a form and what becomes of a press on it. */
export type SendingWords = v.InferOutput<typeof sending>;

/** What is said about the visitor's details, beside every form. */
export type DataNoticeWords = v.InferOutput<typeof dataNoticeSchema>;

/** What a page says that answers a form sent without JavaScript. */
export type AnswerWords = v.InferOutput<typeof answerSchema | typeof checkAnswerSchema>;

/** What every form says alike. */
export type EveryFormWords = v.InferOutput<typeof everyFormSchema>;

/** The trail of this section. */
export type TrailWords = v.InferOutput<typeof trailSchema>;
