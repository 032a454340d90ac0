import * as v from 'valibot';

/**
 * A page of this site that a text may lead to, such as `/school` or `/{product}-offerings/doctors`; `{product}` stands
 * for the configured slug. Whether there is such a page is seen when a version of the site is composed: one that
 * links to a page it lacks does not go live.
 */
export const sitePath = v.pipe(
  v.string(),
  v.regex(/^\/(?!\/)[\w{}/-]*$/, 'must be a path of this site, such as /school'),
);

const words = v.pipe(v.string(), v.nonEmpty('must not be empty'));

const link = v.variant('kind', [
  /** A page of this site; `{product}` in `to` is the configured slug. */
  v.strictObject({ kind: v.literal('page'), text: words, to: sitePath }),
  /** The configured phone number, as a link that dials it. */
  v.strictObject({ kind: v.literal('phone') }),
  /** The configured email address, as a link that opens a message. */
  v.strictObject({ kind: v.literal('email') }),
  /** The grievance officer's email address or phone number, as a link. */
  v.strictObject({ kind: v.literal('officer-email') }),
  v.strictObject({ kind: v.literal('officer-phone') }),
  /** A national helpline, as a link that dials it. */
  v.strictObject({
    kind: v.literal('helpline'),
    number: v.pipe(v.string(), v.regex(/^\d{3,5}$/, 'must be written as [112](tel:112)')),
  }),
  /** A page of somebody else, in a new tab. */
  v.strictObject({
    kind: v.literal('site'),
    text: words,
    url: v.pipe(v.string(), v.startsWith('https://', 'must start with https://')),
  }),
]);

/** A piece of a paragraph: plain words, whose spaces at the ends separate them from a link, or a link. */
export type Part = string | v.InferOutput<typeof link>;

/**
 * Reads a paragraph with links as documents write it: `See the [clinic page](/clinic), call {phone} or [112](tel:112).` The
 * configured facts that lead somewhere are links too: `{phone}`, `{email}`, `{officer-email}` and `{officer-phone}`.
 */
export const linkedText = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/, 'must not be empty, start or end with a space, or break over lines'),
  v.transform(partsOf),
  v.array(v.union([words, link])),
);

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
