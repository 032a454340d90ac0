import { limits } from './messages.ts';

/**
 * The digit zero in each script that Indian keyboards can type; in Unicode, one to nine follow directly. Latin,
 * Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, the two Arabic sets used for Urdu,
 * Sindhi and Kashmiri, Ol Chiki, Meetei Mayek, and full-width Latin.
 */
const zeros = '0०০੦૦୦௦౦೦൦٠۰᱐꯰０'.split('').map((zero) => zero.charCodeAt(0));

const digitsFrom = (first: number) =>
  zeros
    .map((zero) => `${String.fromCharCode(zero + first)}-${String.fromCharCode(zero + 9)}`)
    .join('');

const ANY_DIGIT = new RegExp(`[${digitsFrom(0)}]`, 'g');

/**
 * Separators that people type between digits: spaces, dashes (including minus signs), dots and parentheses, their
 * full-width forms, and the invisible characters that contact apps add.
 */
const BETWEEN = String.raw`[\s\p{Pd}\p{Cf}\u2212.\uff0e\(\)\uff08\uff09]`;

const BETWEEN_DIGITS = new RegExp(BETWEEN, 'gu');

const ANY_PLUS = '[+＋]';

/**
 * Extracts the ten digits, starting with 6 to 9, from a number as people write it: in any Indian script, with spaces,
 * dashes, dots and parentheses, and a leading 0 or a country code (91, +91, 091, 0091) with or without a 0 after it.
 * Returns `null` if the input is not a valid number.
 */
export function normaliseIndianMobile(input: string): string | null {
  if (input.length > limits.mobile) return null;
  const bare = input.replace(BETWEEN_DIGITS, '').replace(ANY_DIGIT, latinDigit);
  return new RegExp(`^(?:(?:${ANY_PLUS}|00?)?91)?0?([6-9]\\d{9})$`).exec(bare)?.[1] ?? null;
}

const spaced = (digits: string) => digits.split('').join(`${BETWEEN}*`);

const MOBILE_IN_TEXT = (() => {
  const otherCode = `(?:${ANY_PLUS}|${spaced('00')})${BETWEEN}*\\d{1,3}${BETWEEN}*`;
  const prefix = `(?:(?:0${BETWEEN}*){0,2}${spaced('91')}${BETWEEN}*)?(?:0${BETWEEN}*)?`;
  const digits = `([6-9](?:${BETWEEN}*\\d){9})`;
  return new RegExp(`(?=\\d)(?<!\\d)(?<!${otherCode})${prefix}${digits}(?!\\d)`, 'gu');
})();

/**
 * Finds the Indian mobile numbers in free text, as ten digits each, in any format that `normaliseIndianMobile` accepts.
 * The same digits after another country code don't count.
 */
export function indianMobilesIn(text: string): readonly string[] {
  const found = text.replace(ANY_DIGIT, latinDigit).matchAll(MOBILE_IN_TEXT);
  return [...found].map(([, digits = '']) => digits.replace(BETWEEN_DIGITS, ''));
}

/** The `pattern` attribute that matches what `normaliseIndianMobile` accepts. */
export const indianMobilePattern = (() => {
  const figure = (digit: number) =>
    `[${zeros.map((zero) => String.fromCharCode(zero + digit)).join('')}]`;
  const [zero, nine, one] = [figure(0), figure(9), figure(1)].map((set) => `${BETWEEN}*${set}`);
  const prefix = `((${BETWEEN}*${ANY_PLUS}|${zero}(${zero})?)?${nine}${one})?(${zero})?`;
  return `${prefix}${BETWEEN}*[${digitsFrom(6)}](${BETWEEN}*[${digitsFrom(0)}]){9}${BETWEEN}*`;
})();

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code <= first + 9) ?? code;
  return String(code - zero);
}
