import { isEmailAddress } from './email-address.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { normaliseIndianMobile } from './indian-mobile.ts';

/** What checking one field gave: its tidied text, or one sentence a visitor can act on. */
type CheckedText = { kind: 'fine'; text: string } | { kind: 'wrong'; sentence: string };

/** Checks what came for one field, of any shape. A field that was left out comes as an empty text. Never throws. */
export type TextRule = (value: unknown) => CheckedText;

/** The sentences about a text: when there is none, and when it is longer than its limit. */
type Words = { missing: string; tooLong: string };

const CONTROL_SURROGATE_OR_LINE_BREAK = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const HIDDEN_RUN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const CONTROL_BUT_NEWLINE_OR_TAB = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** One line of text, NFC-normalised and trimmed, of at most `max` UTF-16 units, without hidden characters. */
export const line =
  (max: number, { missing, tooLong }: Words, hidden = CONTROL_SURROGATE_OR_LINE_BREAK): TextRule =>
  (value) => {
    if (typeof value !== 'string') return wrong(missing);
    const text = value.normalize('NFC').trim();
    if (text.length > max) return wrong(tooLong);
    return hidden.test(text) ? wrong(messages.strayCharacters) : { kind: 'fine', text };
  };

/**
 * Text over several lines, otherwise like `line`. A browser without JavaScript sends the line breaks of a text
 * area as CR LF and a script sends LF; here they are always LF.
 */
export const lines = (max: number, words: Words): TextRule => {
  const rule = line(max, words, CONTROL_BUT_NEWLINE_OR_TAB);
  return (value) => rule(typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value);
};

/** A rule and one thing more that its text must hold to. */
export const also =
  (rule: TextRule, holds: (text: string) => boolean, sentence: string): TextRule =>
  (value) => {
    const checked = rule(value);
    return checked.kind === 'fine' && !holds(checked.text) ? wrong(sentence) : checked;
  };

/** A text that must be there and not be empty. */
export const required = (rule: TextRule, missing: string): TextRule =>
  also(rule, (text) => text !== '', missing);

/** A name; it must be there. */
export const name = required(
  line(limits.name, { missing: messages.nameMissing, tooLong: messages.nameTooLong }),
  messages.nameMissing,
);

/** An email of any form; it may be empty. */
export const email = line(limits.email, {
  missing: messages.emailMissing,
  tooLong: messages.emailTooLong,
});

/** An email of the usual form (`isEmailAddress`). */
export const emailAddress = also(email, isEmailAddress, messages.invalidEmail);

/**
 * A phone number that may be left out (specification, section 5: not checked). No text is refused: line breaks and hidden
 * characters become spaces, and it is cut at its limit.
 */
export const phone: TextRule = (value) => {
  if (typeof value !== 'string') return wrong(messages.notText);
  const text = value.normalize('NFC').replace(HIDDEN_RUN, ' ').trim();
  return { kind: 'fine', text: text.slice(0, limits.phone).replace(HIDDEN_RUN, ' ').trim() };
};

/** An Indian mobile number, given as its ten digits. */
export const indianMobile: TextRule = (value) => {
  const text = typeof value === 'string' ? normaliseIndianMobile(value) : null;
  return text === null ? wrong(messages.invalidPhone) : { kind: 'fine', text };
};

function wrong(sentence: string): CheckedText {
  return { kind: 'wrong', sentence };
}
