import sanitizeHtml from 'sanitize-html';
import {
  allowedTags,
  cleanAttributes,
  MAX_DEPTH,
  renamedTags,
  replacementText,
} from '../safe-html/allowed-html.ts';
import { withWorkingAnchors } from '../safe-html/post-anchors.ts';
import { replaceEmbeds } from '../safe-html/replace-embeds.ts';

const POLICY: sanitizeHtml.IOptions & { allowedEmptyAttributes: readonly string[] } = {
  allowedTags: [...allowedTags],
  nestingLimit: MAX_DEPTH,
  // Attributes are filtered per element below.
  allowedAttributes: {
    '*': ['lang', 'dir', 'id'],
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

/** Replaces a disallowed image with its alt text; the filter drops it if there is none. */
function cleanPicture(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = cleanAttributes(tagName, attributes);
  if (attribs) return { tagName, attribs: { ...attribs } };
  const text = replacementText(attributes);
  return text === '' ? { tagName, attribs: { alt: '' } } : { tagName: 'span', attribs: {}, text };
}

/** Increase this when the sanitiser changes in another way than by its lists. */
const RULES = 2;

/** Identifies the rules, so that posts sanitised under other rules are sanitised again. */
export const CLEANING_RULES = JSON.stringify([
  RULES,
  allowedTags,
  renamedTags,
  POLICY.allowedAttributes,
]);

/** No known input needs more than three passes. */
const MAX_PASSES = 8;

/**
 * Sanitises a blog's HTML: keeps only listed elements and attributes, replaces `h1` with `h2` (the page has its own
 * `h1`), adds `noreferrer` and `nofollow` to links to other hosts, replaces embedded films with links, and keeps the
 * texts of adjacent blocks separate. Idempotent. Only for Node: browsers receive the result.
 */
export function sanitisePostHtml(html: string): string {
  return cleanUntilStable(replaceEmbeds(html), MAX_PASSES);
}

/**
 * Repeats until the result is stable, because removing an element can change how the rest is parsed, here or in a
 * browser. Reduces HTML that never becomes stable to text.
 */
function cleanUntilStable(html: string, passes: number): string {
  const cleaned = withWorkingAnchors(sanitizeHtml(html, POLICY));
  if (cleaned === html) return cleaned;
  return passes > 1
    ? cleanUntilStable(cleaned, passes - 1)
    : sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {} });
}
