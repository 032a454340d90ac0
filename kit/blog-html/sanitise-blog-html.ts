import sanitizeHtml from 'sanitize-html';

/** What a blog's text may be made of. Everything else is dropped, its words kept, save scripts and the like. */
const ALLOWED_TAGS =
  'h2 h3 h4 p br hr ul ol li strong em blockquote a img figure figcaption table caption thead tbody tfoot tr th td'.split(
    ' ',
  );

/** `//host/path` and `/\host` look site-relative and are not; browsers drop tabs and newlines before reading them. */
const SITE_RELATIVE = /^\/(?![/\\])[^\s\p{Cc}]*$/u;
const NUMBER_OF_PIXELS = /^\d{1,5}$/;

/**
 * Whether a picture's address may be shown: another host's over https, or this site's own under `/website/assets/`.
 */
export function isAllowedPictureAddress(address: string): boolean {
  if (address.startsWith('/')) {
    return (
      SITE_RELATIVE.test(address) &&
      // Resolved first, because `/website/assets/../../api` starts well and ends elsewhere.
      new URL(address, 'https://site.invalid').pathname.startsWith('/website/assets/')
    );
  }
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}

const POLICY: sanitizeHtml.IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedClasses: {},
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && frame.attribs['src'] === undefined,
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

function linkAttributes({ href }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (href === undefined) return {};
  const address = href.trim();
  if (SITE_RELATIVE.test(address)) return { href: address };
  if (!URL.canParse(address)) return {};
  const { protocol } = new URL(address);
  if (protocol === 'mailto:' || protocol === 'tel:') return { href: address };
  if (protocol !== 'http:' && protocol !== 'https:') return {};
  return { href: address, rel: 'noopener noreferrer nofollow' };
}

function pictureAttributes(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { src, alt, width, height } = attributes;
  const address = src?.trim() ?? '';
  if (!isAllowedPictureAddress(address)) return {};
  return {
    src: address,
    alt: alt ?? '',
    ...(width !== undefined && NUMBER_OF_PIXELS.test(width) ? { width } : {}),
    ...(height !== undefined && NUMBER_OF_PIXELS.test(height) ? { height } : {}),
  };
}
