import sanitizeHtml from 'sanitize-html';
import {
  allowedTags,
  cleanAttributes,
  MAX_DEPTH,
  renamedTags,
  replacementText,
} from '../safe-html/allowed-html.ts';

const POLICY: sanitizeHtml.IOptions & { allowedEmptyAttributes: readonly string[] } = {
  allowedTags: [...allowedTags],
  nestingLimit: MAX_DEPTH,
  // Attributes are filtered per element below.
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    source: ['type', 'srcset', 'sizes'],
    ol: ['start', 'type', 'reversed'],
    li: ['value'],
    details: ['open'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan', 'align'],
    td: ['colspan', 'rowspan', 'align'],
  },
  allowedEmptyAttributes: ['alt', 'open', 'reversed'],
  allowedClasses: {},
  selfClosing: ['img', 'br', 'hr', 'source'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], source: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  transformTags: Object.fromEntries(
    [...allowedTags, ...Object.keys(renamedTags)].map((tag) => [
      tag,
      tag === 'img' ? cleanPicture : cleanElement(renamedTags[tag] ?? tag),
    ]),
  ),
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && attribs['src'] === undefined && attribs['alt'] === '') ||
    (tag === 'source' && attribs['srcset'] === undefined),
};

function cleanElement(tagName: string): sanitizeHtml.Transformer {
  return (_written, attributes) => ({
    tagName,
    attribs: { ...cleanAttributes(tagName, attributes) },
  });
}

/** Replaces a disallowed image with its alt text; the filter drops one without any. */
function cleanPicture(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = cleanAttributes(tagName, attributes);
  if (attribs) return { tagName, attribs: { ...attribs } };
  const text = replacementText(attributes);
  return text === '' ? { tagName, attribs: { alt: '' } } : { tagName: 'span', attribs: {}, text };
}

/** Fingerprint of the rules: posts sanitised under other rules are sanitised again. */
export const CLEANING_RULES = JSON.stringify([allowedTags, renamedTags, POLICY.allowedAttributes]);

/** No known input needs more than three. */
const MAX_PASSES = 8;

/**
 * Sanitises a blog's HTML: only listed elements and attributes stay, `h1` becomes `h2` (the page has its own), links to
 * other hosts get `noreferrer` and `nofollow`, and text of adjacent blocks stays separated. Idempotent. For Node:
 * browsers receive the result.
 */
export function sanitiseBlogHtml(html: string): string {
  return cleanUntilStable(html, MAX_PASSES);
}

/**
 * One pass is not enough: removing an element can change how the rest parses, here or in a browser. HTML that never
 * settles is reduced to text.
 */
function cleanUntilStable(html: string, passes: number): string {
  const cleaned = sanitizeHtml(html, POLICY);
  if (cleaned === html) return cleaned;
  return passes > 1
    ? cleanUntilStable(cleaned, passes - 1)
    : sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {} });
}
