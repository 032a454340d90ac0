import { CLEANED_ATTRIBUTES, unescaped } from './cleaned-html.ts';

/** Begins the ids of a post's own elements, so that they can't be those of the page. */
export const ID_PREFIX = 'in-post-';

const ID = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:-]{0,80}$/u;

/** Returns the id on our page for an id in a post; `null` if it isn't one. */
export function idInPost(written: string): string | null {
  if (!ID.test(written)) return null;
  return written.startsWith(ID_PREFIX) ? written : ID_PREFIX + written;
}

const WITH_ID = new RegExp(
  String.raw`(<[a-z][a-z0-9]*(?:\s+[\w-]+="[^"]*")*?)\s+id="([^"]*)"`,
  'g',
);
const ANCHOR = new RegExp(String.raw`<a(${CLEANED_ATTRIBUTES})>|</a>`, 'g');
const HREF = /\s+href="([^"]*)"/;
const REL = /\s+rel="[^"]*"/;

/**
 * Makes the anchors of sanitised HTML work: keeps the first of equal ids, and turns links that lead nowhere into plain
 * text.
 */
export function withWorkingAnchors(html: string): string {
  const ids = new Set<string>();
  const unique = html.replaceAll(WITH_ID, (whole, before: string, id: string) => {
    if (ids.has(unescaped(id))) return before;
    ids.add(unescaped(id));
    return whole;
  });
  const closing: string[] = [];
  return unique.replaceAll(ANCHOR, (whole, attributes: string | undefined) => {
    if (attributes === undefined) return closing.pop() ?? whole;
    const [, href] = HREF.exec(attributes) ?? [];
    const target = href === undefined ? '' : unescaped(href);
    const leads = target.startsWith(`#${ID_PREFIX}`) ? ids.has(target.slice(1)) : target !== '';
    const rest = attributes.replace(HREF, '').replace(REL, '').trimEnd();
    const [start, end] = rest === '' ? ['', ''] : [`<span${rest}>`, '</span>'];
    closing.push(leads ? '</a>' : end);
    return leads ? whole : start;
  });
}
