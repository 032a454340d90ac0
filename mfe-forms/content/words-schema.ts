import { linkedText, sitePath } from '@site/kit/content/linked-text.ts';
import { decoration, head } from '@site/kit/content/fields.ts';
import { listOf, text } from '@site/kit/content/text.ts';
import * as v from 'valibot';

/**
 * A form field's label and hint. Error messages are in the API's `messages`, so that they are the same with and without
 * JavaScript.
 */
export const field = v.strictObject({ label: text, hint: v.optional(text) });

/** A submit button and the outcome of submitting. */
export const sending = v.strictObject({
  submit: text,
  /** On the button, and announced, while submitting. */
  submitting: text,
  sending: text,
  /** The toast's message, and the line that stays in the page after it. */
  sent: v.strictObject({ message: text, stays: text }),
  notSent: v.strictObject({ message: text, stays: linkedText }),
});

/**
 * What the visitor must know before giving personal data, complete without the privacy policy: what India's DPDP Act
 * 2023 (sections 5 and 6) and Rules 2025 (rules 3 and 9) require before consent. `docs/personal-data.md` maps sentences
 * to requirements.
 */
export const dataNoticeSchema = v.strictObject({
  heading: text,
  /** States that submitting is consent, and to what. */
  consent: linkedText,
  /** The rule requires six items; more are allowed. */
  items: v.pipe(
    v.array(v.strictObject({ term: text, text: linkedText })),
    v.minLength(
      6,
      'must cover at least what, why, how long, how to withdraw, where to complain and who acts for a child',
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

/** A page that a visitor without JavaScript lands on after submitting a form. */
export const answerSchema = v.strictObject({
  head,
  heading: text,
  paragraphs: listOf(linkedText),
  links: listOf(onlyLink),
  picture: decoration,
});

/** Nothing was sent because fields were missing or invalid. The errors are listed below `mistakes`. */
export const checkAnswerSchema = v.strictObject({ ...answerSchema.entries, mistakes: text });

export const everyFormSchema = v.strictObject({
  /** Heading of the error list above a form. */
  errorSummary: text,
  /** Prefix of the tab's title while there are errors. */
  errorTitlePrefix: v.pipe(v.string(), v.endsWith(': ')),
  /** The label of the honeypot (`kit/api/form-guard.ts`). */
  leaveEmpty: text,
  /** Why a form was not sent, and what to do about it; keys are those of `mfe-forms/form/forms-client.ts`. */
  whyNotSent: v.strictObject({
    offline: text,
    network: text,
    timeout: text,
    busy: text,
    server: text,
  }),
});

export type FieldWords = v.InferOutput<typeof field>;

export type SendingWords = v.InferOutput<typeof sending>;

export type DataNoticeWords = v.InferOutput<typeof dataNoticeSchema>;

export type AnswerWords = v.InferOutput<typeof answerSchema | typeof checkAnswerSchema>;

export type EveryFormWords = v.InferOutput<typeof everyFormSchema>;
