import { domainToASCII, domainToUnicode } from 'node:url';

/** Characters that nobody sees, and white space: no address contains them. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{DI}\s]+/gu;

/** What may precede or follow an address in a sentence or a list. */
const AROUND = /[\s,;:!?/|<>()[\]{}"“”‘’،؛।]+/u;

/** A domain that IDNA leaves alone once it is lower-case ASCII. */
const PLAIN_DOMAIN = /^(?!.*xn--)[ -~]*$/;

/** What ends a host name in a URL, or is decoded in one: such a domain is none, and is compared as it is. */
const NOT_IN_A_DOMAIN = /[#%/:<>?@[\\\]^|]/;

/**
 * The identity of an e-mail address: all spellings of one address give the same text, and that text gives itself.
 * Letter case, width, Unicode normalization and invisible characters make no difference, and a domain is in ASCII
 * (punycode). What is stored, limited, found and erased under an address is compared by this. Rows are keyed by it:
 * a change of what it gives needs a migration.
 */
export function normaliseEmailAddress(email: string): string {
  const text = fold(email);
  const domainAt = text.lastIndexOf('@') + 1;
  return domainAt === 0 ? text : text.slice(0, domainAt) + normaliseDomain(text.slice(domainAt));
}

/** Whether a text is an e-mail address, given as its identity, or has it as one of its words, in any spelling. */
export function holdsEmailAddress(text: string, address: string): boolean {
  return [text, ...text.split(AROUND)].some((word) => normaliseEmailAddress(word) === address);
}

/** Like `holdsEmailAddress`, and also where the address runs into other letters. */
export function mentionsEmailAddress(text: string, address: string): boolean {
  return holdsEmailAddress(text, address) || fold(text).includes(address);
}

function fold(text: string): string {
  const lower = text.replace(UNSEEN, '').normalize('NFKC').toLowerCase();
  // Compatibility forms of invisible characters and of spaces are invisible too.
  return lower.normalize('NFKC').replace(UNSEEN, '').normalize('NFKC');
}

/** Read as Unicode first, because the punycode of a domain may contain invisible characters as well. */
function normaliseDomain(domain: string): string {
  if (PLAIN_DOMAIN.test(domain)) return withoutRoot(domain);
  if (NOT_IN_A_DOMAIN.test(domain)) return domain;
  const ascii = domainToASCII(fold(domainToUnicode(domain)));
  return withoutRoot(ascii === '' ? domain : ascii);
}

/** Without the dots that end a sentence, or a fully qualified name. */
function withoutRoot(domain: string): string {
  return domain.replace(/\.+$/, '');
}
