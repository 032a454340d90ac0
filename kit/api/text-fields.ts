import * as v from 'valibot';
import { normaliseIndianMobile } from './indian-mobile.ts';
import { limits, messages } from './messages.ts';

/** The schema of one field: takes what came, of any shape, and gives its tidied text. */
export type TextField = v.GenericSchema<unknown, string>;

/** The sentences about a text: when there is none, and when it is longer than its limit. */
type Words = { missing: string; tooLong: string };

/** Tabs and line breaks of every kind, as they come with a cell of a spreadsheet or a page of a document. */
const TABS_AND_LINE_BREAKS = /[\t-\r\x85\u2028\u2029]+/g;
const LINE_BREAK = /\r\n|[\v-\r\x85\u2028\u2029]/g;
const HIDDEN_RUN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const CONTROL_BUT_NEWLINE_OR_TAB = /[^\P{Cc}\n\t]|\p{Cs}/u;

/**
 * Characters that nobody sees and that no address needs, such as those around one that was copied from a message. A joiner
 * after a mark is a part of some Indian domains.
 */
const NOT_IN_AN_ADDRESS = /(\p{M}[\u200c\u200d])|[\p{Cf}\p{DI}]/gu;

/**
 * More combining marks on one letter than any language writes. Normalising takes time that grows with the square of
 * such a run, so it is looked for first; 30 is the limit of Unicode's stream-safe text format (UAX #15, section 13).
 * What stands before the run is matched too, because a search that may begin anywhere in it is as slow.
 */
const TOO_MANY_MARKS = /(^|\P{M})\p{M}{31,}/u;
const TOO_MANY_MARKS_GLOBAL = new RegExp(TOO_MANY_MARKS, 'gu');

/** NFC makes a text at most so many times shorter, so what is longer than that many limits needs no normalising. */
const NFC_MOST_SHRINKING = 4;

/**
 * One line of text, NFC-normalised and trimmed, of at most `max` UTF-16 units. Tabs and line breaks become a space; other
 * hidden characters are refused.
 */
export function line(max: number, words: Words) {
  return v.pipe(
    v.string(words.missing),
    v.transform((text) => text.replace(TABS_AND_LINE_BREAKS, ' ')),
    tidied(max, words),
  );
}

/**
 * Text over several lines, otherwise like `line`. A browser without JavaScript sends the line breaks of a text
 * area as CR LF and a script sends LF, and other programs have more of them; here they are always LF.
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
    v.maxLength(max * NFC_MOST_SHRINKING, tooLong),
    v.check((text) => !TOO_MANY_MARKS.test(text), messages.strayCharacters),
    v.transform((text) => text.normalize('NFC').trim()),
    v.maxLength(max, tooLong),
    v.check((text) => !CONTROL_BUT_NEWLINE_OR_TAB.test(text), messages.strayCharacters),
  );
}

/** A text that must be there and not be empty. */
export function required(field: TextField, missing: string) {
  return v.pipe(field, v.minLength(1, missing));
}

/** A name; it must be there. */
export const name = required(
  line(limits.name, { missing: messages.nameMissing, tooLong: messages.nameTooLong }),
  messages.nameMissing,
);

/** An email of any form; it may be empty. Wide letters become plain ones, and characters that nobody sees go. */
export const email = v.pipe(
  line(limits.email, { missing: messages.emailMissing, tooLong: messages.emailTooLong }),
  v.transform((text) =>
    text.normalize('NFKC').replace(NOT_IN_AN_ADDRESS, '$1').normalize('NFKC').trim(),
  ),
  v.maxLength(limits.email, messages.emailTooLong),
);

/** What an email of the usual form holds to besides. */
export const usualForm = v.check(isEmailAddress, messages.invalidEmail);

/** An email of the usual form (`isEmailAddress`). */
export const emailAddress = v.pipe(email, usualForm);

/**
 * A phone number that may be left out (specification, section 5: not checked). No text is refused: line breaks and hidden
 * characters become spaces, and it is cut at its limit.
 */
export const phone = v.pipe(
  v.string(messages.notText),
  v.transform((text) =>
    text
      .slice(0, limits.phone * NFC_MOST_SHRINKING)
      .replace(TOO_MANY_MARKS_GLOBAL, '$1')
      .normalize('NFC')
      .replace(HIDDEN_RUN, ' ')
      .trim()
      .slice(0, limits.phone)
      .replace(HIDDEN_RUN, ' ')
      .trim(),
  ),
);

/** An Indian mobile number, given as its ten digits. */
export const indianMobile = v.pipe(
  v.string(messages.invalidPhone),
  v.transform((text) => normaliseIndianMobile(text) ?? ''),
  v.minLength(1, messages.invalidPhone),
);

/**
 * Whether a text is non-space text, an at sign, non-space text, a dot and non-space text: `^\S+@\S+\.\S+$`.
 * Not written as that pattern because a long run of at signs makes it take cubic time. Too long is no address.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > limits.email || /\s/.test(text)) return false;
  const at = text.indexOf('@', 1);
  return at !== -1 && text.lastIndexOf('.', text.length - 2) > at + 1;
}
