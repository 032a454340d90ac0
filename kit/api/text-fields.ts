import * as v from 'valibot';
import { isEmailAddress } from './email-address.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { normaliseIndianMobile } from './indian-mobile.ts';

/** The sentences about a text: when there is none, and when it is longer than its limit. */
type Words = { missing: string; tooLong: string };

const LONE_SURROGATE_OR_CONTROL = /[\p{Cc}\p{Cs}]/u;
const LINE_BREAKS = /[\p{Zl}\p{Zp}]/u;
const CONTROL_BUT_NEWLINE_OR_TAB = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** One line of text, NFC-normalised and trimmed, of at most `max` UTF-16 units, without hidden characters. */
export const line = (max: number, words: Words) =>
  v.pipe(
    v.string(words.missing),
    v.transform((text) => text.normalize('NFC').trim()),
    v.maxLength(max, words.tooLong),
    v.check(
      (text) => !LONE_SURROGATE_OR_CONTROL.test(text) && !LINE_BREAKS.test(text),
      messages.strayCharacters,
    ),
  );

/**
 * Text over several lines, otherwise like `line`. A browser without JavaScript sends the line breaks of a text
 * area as CR LF and a script sends LF; here they are always LF.
 */
export const lines = (max: number, words: Words) =>
  v.pipe(
    v.string(words.missing),
    v.transform((text) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim()),
    v.maxLength(max, words.tooLong),
    v.check((text) => !CONTROL_BUT_NEWLINE_OR_TAB.test(text), messages.strayCharacters),
  );

/** A text that must be there and not be empty. */
export const required = <Schema extends v.GenericSchema<string, string>>(
  schema: Schema,
  missing: string,
) => v.optional(v.pipe(schema, v.nonEmpty(missing)), '');

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
export const emailAddress = v.optional(
  v.pipe(email, v.check(isEmailAddress, messages.invalidEmail)),
  '',
);

/** A phone number as people write it; it may be missing or empty. */
export const phone = v.optional(
  line(limits.phone, { missing: messages.notText, tooLong: messages.phoneTooLong }),
  '',
);

/** An Indian mobile number, given as its ten digits. */
export const indianMobile = v.optional(
  v.pipe(
    v.string(messages.invalidPhone),
    v.transform((text) => normaliseIndianMobile(text) ?? ''),
    v.nonEmpty(messages.invalidPhone),
  ),
  '',
);
