import * as v from 'valibot';

/** The longest text each field may hold, in UTF-16 units, which is what `maxlength` counts too. */
export const limits = { name: 100, email: 254, phone: 20, message: 4000 } as const;

/** Every sentence a form shows about what was typed or sent. The first group is exact: specification, sections 5 and 8. */
export const messages = {
  invalidPhone: 'Please enter Valid Mobile Number*',
  invalidEmail: 'Please enter Valid Email*',
  sentFromPage: 'Message sent successfully!',
  sentFromDialog: 'Thank you! We will get back to you shortly.',
  notSent: 'There was an error sending the message. Try again!',
  deletionSent: 'Your request has been submitted successfully!',
  deletionNotSent: 'There was an error submitting your request. Please try again.',
  blogNotFound: 'Blog not found.',

  nameMissing: 'Please enter your name',
  emailMissing: 'Please enter your email',
  messageMissing: 'Please enter your message',
  nameTooLong: `Please keep your name to ${limits.name} letters or fewer`,
  emailTooLong: `Please keep your email to ${limits.email} letters or fewer`,
  phoneTooLong: `Please keep your phone number to ${limits.phone} characters or fewer`,
  messageTooLong: `Please keep your message to ${limits.message} letters or fewer`,
  strayCharacters: 'Please remove the hidden characters and try again',
  notText: 'This must be text',
  unknownField: 'This field is not known',
  notAnObject: 'The message must be an object with fields',
} as const;

/** What was wrong, by field: the field's name and one sentence a visitor can act on. */
export type FieldErrors = Record<string, string>;

/** What checking something of unknown shape gave: the tidied value, or one sentence for each wrong field. */
export type Checked<Value> =
  | { kind: 'valid'; value: Value }
  | { kind: 'invalid'; errors: FieldErrors };

type Words = { missing: string; tooLong: string };

const LONE_SURROGATE_OR_CONTROL = /[\p{Cc}\p{Cs}]/u;
const LINE_BREAKS = /[\p{Zl}\p{Zp}]/u;
const CONTROL_BUT_NEWLINE_OR_TAB = /[^\P{Cc}\n\t]|\p{Cs}/u;

const line = (max: number, words: Words) =>
  v.pipe(
    v.string(words.missing),
    v.transform((text) => text.normalize('NFC').trim()),
    v.maxLength(max, words.tooLong),
    v.check(
      (text) => !LONE_SURROGATE_OR_CONTROL.test(text) && !LINE_BREAKS.test(text),
      messages.strayCharacters,
    ),
  );

const required = <Schema extends v.GenericSchema<string, string>>(
  schema: Schema,
  missing: string,
) => v.optional(v.pipe(schema, v.nonEmpty(missing)), '');

const name = required(
  line(limits.name, { missing: messages.nameMissing, tooLong: messages.nameTooLong }),
  messages.nameMissing,
);

const email = line(limits.email, {
  missing: messages.emailMissing,
  tooLong: messages.emailTooLong,
});

// A browser without JavaScript sends the line breaks of a text area as CR LF; a script sends LF.
const message = required(
  v.pipe(
    v.string(messages.messageMissing),
    v.transform((text) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim()),
    v.maxLength(limits.message, messages.messageTooLong),
    v.check((text) => !CONTROL_BUT_NEWLINE_OR_TAB.test(text), messages.strayCharacters),
  ),
  messages.messageMissing,
);

const aboutObject = (issue: v.StrictObjectIssue) =>
  issue.expected === 'never' ? messages.unknownField : messages.notAnObject;

/**
 * The body of `POST /contact-us`, and the whole check of the contact dialog (specification, section 5):
 * name, email and message are there; the phone is free text and may be missing or empty; the email's
 * form is not checked. Text is NFC-normalised and trimmed; an empty phone is left out. Other fields are refused.
 */
export const contactMessage = v.pipe(
  v.strictObject(
    {
      name,
      email: required(email, messages.emailMissing),
      phone: v.optional(
        line(limits.phone, { missing: messages.notText, tooLong: messages.phoneTooLong }),
        '',
      ),
      message,
    },
    aboutObject,
  ),
  v.transform(({ phone, ...rest }): ContactMessage => (phone === '' ? rest : { ...rest, phone })),
);

/** A contact message as it is sent and stored. */
export type ContactMessage = { name: string; email: string; phone?: string; message: string };

/**
 * The fields of the contact page's form, with the page's stricter rules: an Indian mobile number and an
 * email of the usual form. Gives the message to send, the phone as ten digits. The page checks with it before
 * sending; the service checks the page's form with it when the browser runs no JavaScript.
 */
export const contactPageForm = v.pipe(
  v.strictObject(
    {
      fullName: name,
      phoneNumber: v.optional(
        v.pipe(
          v.string(messages.invalidPhone),
          v.transform((text) => normaliseIndianMobile(text) ?? ''),
          v.nonEmpty(messages.invalidPhone),
        ),
        '',
      ),
      email: v.optional(v.pipe(email, v.check(isEmailAddress, messages.invalidEmail)), ''),
      message,
    },
    aboutObject,
  ),
  v.transform((fields): ContactMessage => ({
    name: fields.fullName,
    email: fields.email,
    phone: fields.phoneNumber,
    message: fields.message,
  })),
);

/** What each field of a sent message is called on the contact page, to put a server's answer beside the right field. */
export const contactPageFieldNames = {
  name: 'fullName',
  phone: 'phoneNumber',
  email: 'email',
  message: 'message',
} as const;

/** Checks a contact message of unknown shape by the rules of `contactMessage`; errors are named by its fields. */
export function parseContactMessage(input: unknown): Checked<ContactMessage> {
  const result = v.safeParse(contactMessage, input);
  return result.success
    ? { kind: 'valid', value: result.output }
    : { kind: 'invalid', errors: fieldErrors(result.issues) };
}

/** Checks the contact page's fields by the rules of `contactPageForm`; errors are named by the page's fields. */
export function parseContactPageForm(input: unknown): Checked<ContactMessage> {
  const result = v.safeParse(contactPageForm, input);
  return result.success
    ? { kind: 'valid', value: result.output }
    : { kind: 'invalid', errors: fieldErrors(result.issues) };
}

/**
 * Ten digits that start with 6 to 9, from a number as people write it: spaces, dashes, a leading 0, 91 or
 * +91, and the invisible marks a phone's contact list adds when copied. `null` when it is no such number.
 */
export function normaliseIndianMobile(input: string): string | null {
  if (input.length > limits.phone * 2) return null;
  const bare = input.replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  return /^(?:\+?91|0)?([6-9]\d{9})$/.exec(bare)?.[1] ?? null;
}

/**
 * Whether a text is non-space text, an at sign, non-space text, a dot and non-space text: `^\S+@\S+\.\S+$`.
 * Not written as that pattern because a long run of at signs makes it take cubic time. Too long is no address.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > limits.email || /\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  return at !== -1 && text.lastIndexOf('.', text.length - 2) > at + 1;
}

const SPEAKABLE_FIELD = /^[\w.-]{1,40}$/;

/**
 * The first sentence about each wrong field, by the field's name. What is wrong with the whole, or with a field
 * whose name is not fit to repeat, stands under `body`.
 */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' && SPEAKABLE_FIELD.test(key) ? key : 'body';
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}

/** The answer of every call that takes something in. `errors` names fields, or `body`, `path` and the like. */
export type SubmitAnswer = { success: true } | { success: false; errors: FieldErrors };

/** The ids a blog may have in an address. */
export const blogIdPattern = /^[\w-]{1,64}$/;

const id = v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))]));
const textOrNothing = v.nullish(v.string(), '');

/**
 * A published blog as any configured service sends it (specification, section 3). Unlisted fields are dropped.
 * A blog may call its id `id`; one without either gets the empty id, which links to `/blog`.
 */
export const blog = v.pipe(
  v.object({
    blogId: id,
    id,
    title: v.string(),
    author: textOrNothing,
    thumbnail: textOrNothing,
    updatedAt: textOrNothing,
    description: textOrNothing,
  }),
  v.transform(({ id: otherId, blogId, ...rest }) => ({ blogId: blogId ?? otherId ?? '', ...rest })),
);

/**
 * A published blog. `description` is HTML, cleaned by this project's service when stored and when read.
 * `updatedAt` is an ISO 8601 date or moment, or a date in words. `thumbnail` is an address, or empty for none.
 */
export type Blog = v.InferOutput<typeof blog>;
