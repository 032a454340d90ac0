import * as v from 'valibot';
import { normaliseIndianMobile } from './indian-mobile.ts';
import { limits, messages } from './messages.ts';

/** A field's schema: normalises any input to text. */
export type TextField = v.GenericSchema<unknown, string>;

/** Error messages for a missing text and for a text over its limit. */
type Words = { missing: string; tooLong: string };

/** All tabs and line breaks, as pasted from spreadsheets and documents. */
const TABS_AND_LINE_BREAKS = /[\t-\r\x85\u2028\u2029]+/g;
const LINE_BREAK = /\r\n|[\v-\r\x85\u2028\u2029]/g;
const HIDDEN_RUN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const CONTROL_BUT_NEWLINE_OR_TAB = /[^\P{Cc}\n\t]|\p{Cs}/u;

/**
 * Invisible characters that addresses don't need, such as those pasted from a message. Keeps joiners after a mark,
 * which some Indian domains contain.
 */
const NOT_IN_AN_ADDRESS = /(\p{M}[\u200c\u200d])|[\p{Cf}\p{DI}]/gu;

/**
 * More combining marks on one letter than any language uses. Check for these before normalising, which takes quadratic
 * time on such a run; 30 is the limit of Unicode's stream-safe text format (UAX #15, section 13). Matching the
 * character before the run keeps the search linear.
 */
const TOO_MANY_MARKS = /(^|\P{M})\p{M}{31,}/u;
const TOO_MANY_MARKS_GLOBAL = new RegExp(TOO_MANY_MARKS, 'gu');

/** NFC shrinks text at most fourfold, so text over four times its limit can be rejected without normalising. */
const MAX_NFC_SHRINKAGE = 4;

/**
 * A schema for one line of text of at most `max` UTF-16 code units. Normalises to NFC, trims, and replaces tabs and
 * line breaks with spaces. Rejects other control characters.
 */
export function line(max: number, words: Words) {
  return v.pipe(
    v.string(words.missing),
    v.transform((text) => text.replace(TABS_AND_LINE_BREAKS, ' ')),
    tidied(max, words),
  );
}

/**
 * Like `line`, but for multi-line text. Normalises line breaks to LF: a native form submission sends CR LF, a script
 * LF, and other clients anything.
 */
export function lines(max: number, words: Words) {
  return v.pipe(
    v.string(words.missing),
    v.transform((text) => text.replace(LINE_BREAK, '\n')),
    tidied(max, words),
  );
}

function tidied(max: number, { tooLong }: Words) {
  return v.pipe(
    v.string(),
    v.maxLength(max * MAX_NFC_SHRINKAGE, tooLong),
    v.check((text) => !TOO_MANY_MARKS.test(text), messages.strayCharacters),
    v.transform((text) => text.normalize('NFC').trim()),
    v.maxLength(max, tooLong),
    v.check((text) => !CONTROL_BUT_NEWLINE_OR_TAB.test(text), messages.strayCharacters),
  );
}

export function required(field: TextField, missing: string) {
  return v.pipe(field, v.minLength(1, missing));
}

export const name = required(
  line(limits.name, { missing: messages.nameMissing, tooLong: messages.nameTooLong }),
  messages.nameMissing,
);

/** What surrounds an address copied from a sentence, a link or a list of recipients. */
const BEFORE_ADDRESS = /^[<("'[“‘«]*(?:mailto:)?/i;
const AFTER_ADDRESS = /[>)"'\]”’».,;:!।]+$/u;

/** `<mailto:a@b.in>,` becomes `a@b.in`. Leaves a text alone if that makes no address of it. */
function unwrapped(text: string): string {
  const bare = text.replace(BEFORE_ADDRESS, '').replace(AFTER_ADDRESS, '');
  return isEmailAddress(bare) ? bare : text;
}

/**
 * An email in any format, or empty. Converts full-width letters to plain ones, and removes invisible characters and
 * what surrounds a copied address, so that a reply arrives.
 */
export const email = v.pipe(
  line(limits.email, { missing: messages.emailMissing, tooLong: messages.emailTooLong }),
  v.transform((text) =>
    text.normalize('NFKC').replace(NOT_IN_AN_ADDRESS, '$1').normalize('NFKC').trim(),
  ),
  v.transform(unwrapped),
  v.maxLength(limits.email, messages.emailTooLong),
);

export const usualForm = v.check(isEmailAddress, messages.invalidEmail);

export const emailAddress = v.pipe(email, usualForm);

/**
 * An optional phone number (specification, section 5: not validated). Never rejects it: replaces line breaks and
 * control characters with spaces, and truncates it at its limit.
 */
export const phone = v.pipe(
  v.string(messages.notText),
  v.transform((text) =>
    text
      .slice(0, limits.phone * MAX_NFC_SHRINKAGE)
      .replace(TOO_MANY_MARKS_GLOBAL, '$1')
      .normalize('NFC')
      .replace(HIDDEN_RUN, ' ')
      .trim()
      .slice(0, limits.phone)
      .replace(HIDDEN_RUN, ' ')
      .trim(),
  ),
);

/** An Indian mobile number, normalised to ten digits. */
export const indianMobile = v.pipe(
  v.string(messages.invalidPhone),
  v.transform((text) => normaliseIndianMobile(text) ?? ''),
  v.minLength(1, messages.invalidPhone),
);

/**
 * Equivalent to `^\S+@\S+\.\S+$`, which would take cubic time on a long run of at signs. Rejects text over the length
 * limit.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > limits.email || /\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  return at !== -1 && text.lastIndexOf('.', text.length - 2) > at + 1;
}
