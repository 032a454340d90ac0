import { parseInert } from './blog-html.ts';
import {
  allowedTags,
  cleanAttributes,
  MAX_DEPTH,
  renamedTags,
  replacementText,
} from './allowed-html.ts';
import { withWorkingAnchors } from './post-anchors.ts';
import { replaceEmbeds } from './replace-embeds.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';

/** No known input needs more passes. */
const MAX_PASSES = 8;

/** Elements to drop together with their text. */
const dropped = new Set(
  'script style title textarea option noscript template xmp iframe noembed noframes plaintext'.split(
    ' ',
  ),
);

/**
 * Sanitises another service's HTML like our own service does, in an inert document. Reduces HTML that never becomes
 * stable to text.
 */
export function sanitiseInBrowser(html: string): string {
  let settled = replaceEmbeds(html);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const cleaned = cleanOnce(settled);
    if (cleaned === settled) return withWorkingAnchors(cleaned);
    settled = cleaned;
  }
  const { body } = parseInert('');
  body.textContent = parseInert(settled).body.textContent;
  return body.innerHTML;
}

function cleanOnce(html: string): string {
  const source = parseInert(html);
  const { body: clean } = parseInert('');
  copyInto(clean, source.body);
  return clean.innerHTML;
}

/** Copies the allowed part of an element's content. Creates every element anew, so that nothing else is copied. */
function copyInto(target: Element, source: Element, depth = 0): void {
  for (const node of source.childNodes) {
    if (node instanceof Text) target.append(node.data);
    else if (node instanceof Element) copyElement(target, node, depth);
  }
}

function copyElement(target: Element, element: Element, depth: number): void {
  const written = element.localName;
  if (element.namespaceURI !== XHTML || dropped.has(written)) return;
  const tag = renamedTags[written] ?? written;
  if (!allowedTags.includes(tag) || depth >= MAX_DEPTH) {
    copyInto(target, element, depth + 1);
    return;
  }
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  const attributes = cleanAttributes(tag, given);
  if (attributes === null) {
    if (tag === 'img') appendWords(target, replacementText(given));
    return;
  }
  const copy = target.ownerDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value);
  target.append(copy);
  copyInto(copy, element, depth + 1);
}

function appendWords(target: Element, words: string): void {
  if (words === '') return;
  const span = target.ownerDocument.createElement('span');
  span.textContent = words;
  target.append(span);
}
