import { domainToASCII, domainToUnicode } from 'node:url';

/** Invisible characters and white space, which no address contains. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{DI}\s]+/gu;

/** Characters that may surround an address in a sentence or list. */
const AROUND = /[\s,;:!?/|<>()[\]{}"“”‘’،؛।]+/u;

/** A lower-case ASCII domain that IDNA leaves unchanged. */
const PLAIN_DOMAIN = /^(?!.*xn--)[ -~]*$/;

/** Characters that delimit or are decoded in a URL's host. A domain with one is invalid and compared verbatim. */
const NOT_IN_A_DOMAIN = /[#%/:<>?@[\\\]^|]/;

/**
 * Returns the canonical form of an e-mail address; idempotent. Ignores letter case, width, Unicode normalization and
 * invisible characters, and converts the domain to ASCII (punycode). Addresses are stored, limited, found and erased
 * by this form. Rows are keyed by it, so changing the result requires a migration.
 */
export function normaliseEmailAddress(email: string): string {
  const text = fold(email);
  const domainAt = text.lastIndexOf('@') + 1;
  return domainAt === 0 ? text : text.slice(0, domainAt) + normaliseDomain(text.slice(domainAt));
}

/** What an address looks like within a word, such as `'asha@example.in'`. */
const ADDRESS_IN_WORD =
  /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+@[\p{L}\p{M}\p{N}.。．｡-]+/gu;

/** What may follow an address without a space. A top-level domain has no hyphen, except as punycode. */
const AFTER_HYPHEN = /(?<!xn-?)-[^.-]*$/;

/** A longer text is no address with spaces in it. */
const MAX_LETTERS = 254;

/** Finds the e-mail addresses in free text, in their canonical form and in order. */
export function emailAddressesIn(text: string): readonly string[] {
  const words = [...(text.length > MAX_LETTERS ? [] : [text]), ...text.split(AROUND)]
    .map(fold)
    .filter((word) => word.indexOf('@') > 0 && !AROUND.test(word));
  const found = words.flatMap((word) => [
    word,
    ...(word.match(ADDRESS_IN_WORD) ?? []).flatMap((each) => [
      each,
      each.replace(AFTER_HYPHEN, ''),
    ]),
  ]);
  return [...new Set(found.map(normaliseEmailAddress))];
}

function fold(text: string): string {
  const lower = text.replace(UNSEEN, '').normalize('NFKC').toLowerCase();
  // Compatibility forms of invisible characters and spaces can only be removed after normalisation.
  return lower.normalize('NFKC').replace(UNSEEN, '').normalize('NFKC');
}

/** Converts to Unicode first, because a domain's punycode may contain invisible characters too. */
function normaliseDomain(domain: string): string {
  if (PLAIN_DOMAIN.test(domain)) return withoutRoot(domain);
  if (NOT_IN_A_DOMAIN.test(domain)) return domain;
  const ascii = domainToASCII(fold(domainToUnicode(domain)));
  return withoutRoot(ascii === '' ? domain : ascii);
}

/** Strips the trailing dots of a sentence or a fully qualified name. */
function withoutRoot(domain: string): string {
  return domain.replace(/\.+$/, '');
}
