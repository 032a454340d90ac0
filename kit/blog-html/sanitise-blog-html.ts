import sanitizeHtml from 'sanitize-html';
import {
  allowedTags,
  cleanAttributes,
  DEEPEST,
  renamedTags,
  wordsOfRefusedPicture,
} from '../safe-html/allowed-html.ts';

const POLICY: sanitizeHtml.IOptions & { allowedEmptyAttributes: readonly string[] } = {
  allowedTags: [...allowedTags],
  nestingLimit: DEEPEST,
  // What stays is decided below, element by element.
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

/** A picture that may not be shown becomes its words; the filter drops one without words. */
function cleanPicture(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = cleanAttributes(tagName, attributes);
  if (attribs) return { tagName, attribs: { ...attribs } };
  const text = wordsOfRefusedPicture(attributes);
  return text === '' ? { tagName, attribs: { alt: '' } } : { tagName: 'span', attribs: {}, text };
}

/** What the cleaning leaves, as text: posts that were cleaned by other rules are read again. */
export const CLEANING_RULES = JSON.stringify([allowedTags, renamedTags, POLICY.allowedAttributes]);

/** More passes than any text was ever seen to need, which is three. */
const MOST_PASSES = 8;

/**
 * The HTML of a blog with nothing in it that could run, restyle the page or take it over: only the listed elements
 * and attributes stay, a first-level heading becomes a second-level one (the page has its own), links to other hosts
 * say nothing about the reader and lend no rank, and words of neighbouring blocks stay apart. Cleaning what is clean
 * changes nothing.
 * For Node: browsers get the result.
 */
export function sanitiseBlogHtml(html: string): string {
  return cleanUntilStable(html, MOST_PASSES);
}

/**
 * Once is not enough: with an element gone, what was inside it and around it can be read in another way the next
 * time, by this parser or by a browser's. Text that never settles is no article, and keeps its words alone.
 */
function cleanUntilStable(html: string, passes: number): string {
  const cleaned = sanitizeHtml(html, POLICY);
  if (cleaned === html) return cleaned;
  return passes > 1
    ? cleanUntilStable(cleaned, passes - 1)
    : sanitizeHtml(cleaned, { allowedTags: [], allowedAttributes: {} });
}
