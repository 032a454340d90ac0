import sanitizeHtml from 'sanitize-html';
import { allowedTags, cleanAttributes, DEEPEST, renamedTags } from '../safe-html/allowed-html.ts';

const POLICY: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  nestingLimit: DEEPEST,
  // What stays is decided below, element by element.
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    source: ['type', 'srcset', 'sizes'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: {},
  selfClosing: ['img', 'br', 'hr', 'source'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'], source: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  transformTags: {
    ...renamedTags,
    ...Object.fromEntries(
      ['a', 'img', 'source', 'th', 'td'].map((tag) => [
        tag,
        (tagName: string, attributes: sanitizeHtml.Attributes) => ({
          tagName,
          attribs: { ...cleanAttributes(tag, attributes) },
        }),
      ]),
    ),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' && attribs['src'] === undefined) ||
    (tag === 'source' && attribs['srcset'] === undefined),
};

/** More passes than any text was ever seen to need, which is three. */
const MOST_PASSES = 8;

/**
 * The HTML of a blog with nothing in it that could run, restyle the page or take it over: only the listed elements
 * and attributes stay, a first-level heading becomes a second-level one (the page has its own), and links to other
 * hosts say nothing about the reader and lend no rank. Cleaning what is clean changes nothing.
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
