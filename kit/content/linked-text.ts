import * as v from 'valibot';

/**
 * The path of a page on this site, such as `/school` or `/{product}-offerings/doctors`. Composing a version fails if no
 * such page exists.
 */
export const sitePath = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[\w{}/-]*$/, 'must be a path on this site, such as /school'),
);

const words = v.pipe(v.string(), v.nonEmpty('must not be empty'));

const link = v.variant('kind', [
  /** `{product}` in `to` is replaced with the configured slug. */
  v.strictObject({ kind: v.literal('page'), text: words, to: sitePath }),
  /** The configured phone number, as a `tel:` link. */
  v.strictObject({ kind: v.literal('phone') }),
  /** The configured email address, as a `mailto:` link. */
  v.strictObject({ kind: v.literal('email') }),
  v.strictObject({ kind: v.literal('officer-email') }),
  v.strictObject({ kind: v.literal('officer-phone') }),
  v.strictObject({
    kind: v.literal('helpline'),
    number: v.pipe(v.string(), v.regex(/^\d{3,5}$/, 'must be written as [112](tel:112)')),
  }),
  /** An external page, opened in a new tab. */
  v.strictObject({
    kind: v.literal('site'),
    text: words,
    url: v.pipe(v.string(), v.startsWith('https://', 'must start with https://')),
  }),
]);

/** A piece of a paragraph: a link or plain text, including the spaces around links. */
export type Part = string | v.InferOutput<typeof link>;

/**
 * Parses a paragraph with links: `See the [clinic page](/clinic), call {phone} or [112](tel:112).` `{phone}`,
 * `{email}`, `{officer-email}` and `{officer-phone}` become links.
 */
export const linkedText = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must be a single line of text without surrounding spaces'),
  v.transform(partsOf),
  v.array(v.union([words, link])),
);

/** A worried parent's first questions with short answers, for the top of a page. */
export const briefSchema = v.pipe(
  v.array(v.strictObject({ label: words, text: linkedText })),
  v.minLength(1),
  v.maxLength(4, 'must be 4 or fewer, to fit on the first screen of a phone'),
);

export type LinkedAnswers = v.InferOutput<typeof briefSchema>;

const LINK = /\[([^\]]+)\]\(([^)\s]*)\)|\{(phone|email|officer-email|officer-phone)\}/g;

function partsOf(written: string): unknown[] {
  const parts: unknown[] = [];
  let end = 0;
  for (const match of written.matchAll(LINK)) {
    const [whole, text = '', to = '', fact] = match;
    parts.push(written.slice(end, match.index), fact ? { kind: fact } : linkTo(to, text));
    end = match.index + whole.length;
  }
  return [...parts, written.slice(end)].filter((part) => part !== '');
}

function linkTo(to: string, text: string) {
  if (to.startsWith('tel:')) return { kind: 'helpline', number: to === `tel:${text}` ? text : to };
  return to.includes(':') ? { kind: 'site', text, url: to } : { kind: 'page', text, to };
}
