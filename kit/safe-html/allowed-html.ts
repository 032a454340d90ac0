import { parseUrl } from '../parse-url.ts';
import { idInPost } from './post-anchors.ts';

/**
 * The allowlist for a blog's HTML, shared by the sanitisers in Node and in browsers, which must agree. Allowed HTML
 * can't run code, restyle the page, or fetch from elsewhere.
 */
export const allowedTags: readonly string[] = [
  'h2 h3 h4 h5 h6 p br hr div blockquote pre ul ol li dl dt dd details summary figure figcaption',
  'table caption thead tbody tfoot tr th td a picture source img',
  'strong em s del ins mark sub sup code kbd samp var q abbr cite dfn span bdi bdo',
].flatMap((tags) => tags.split(' '));

/** Blocks that become a `div`; without one, their text would run into the next block's. */
const plainBlocks =
  'section article aside header footer main nav address center fieldset form legend hgroup search dialog'.split(
    ' ',
  );

/** Elements to rename, because the page has its own `h1` and landmarks. */
export const renamedTags: Readonly<Record<string, string>> = {
  h1: 'h2',
  b: 'strong',
  i: 'em',
  strike: 's',
  tt: 'code',
  listing: 'pre',
  menu: 'ul',
  dir: 'ul',
  acronym: 'abbr',
  ...Object.fromEntries(plainBlocks.map((tag) => [tag, 'div'])),
};

/** `null` removes the element. */
export type CleanAttributes = Readonly<Record<string, string>> | null;

/**
 * Maximum nesting depth; deeper elements are reduced to text. No article needs more, and thousands of levels would
 * overflow any screen and some parsers' stacks.
 */
export const MAX_DEPTH = 24;

type Attributes = Readonly<Record<string, string | undefined>>;

/** `//host/path` and `/\host` look site-relative but aren't; browsers drop tabs and newlines before parsing. */
const SITE_RELATIVE = /^\/(?![/\\])[^\s\p{Cc}]*$/u;
const NUMBER_OF_PIXELS = /^\d{1,5}$/;
const NUMBER_OF_CELLS = /^\d{1,2}$/;
const NUMBER_IN_LIST = /^-?\d{1,6}$/;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;
const DIRECTION = /^(?:ltr|rtl|auto)$/i;
const SOURCE_OF_POST = /^#source-\d{1,2}$/;
const WITHOUT_PROTOCOL = /^www\.[^\s/.]+\.[^\s]+$/i;
/** A `srcset` of images that we generated: `/website/assets/posts/<hash>-400.avif 400w, …`. */
const GENERATED_SRCSET =
  /^\/website\/assets\/posts\/[0-9a-f]{16}-\d{2,4}\.(?:avif|webp) \d{2,4}w(?:, \/website\/assets\/posts\/[0-9a-f]{16}-\d{2,4}\.(?:avif|webp) \d{2,4}w)*$/;
const SIZES = /^[\w ().,:-]{1,80}$/;

/** Whether an image is allowed: over https from another host, or under `/website/assets/` on this site. */
export function isAllowedPictureAddress(address: string): boolean {
  if (address.startsWith('/')) {
    return (
      SITE_RELATIVE.test(address) &&
      // Resolve the path first: `/website/assets/../../api` has the right prefix but leads elsewhere.
      new URL(address, 'https://site.invalid').pathname.startsWith('/website/assets/')
    );
  }
  return parseUrl(address)?.protocol === 'https:';
}

/** Whether a `srcset` only lists images that we generated. */
export function isGeneratedSrcset(srcset: string): boolean {
  return GENERATED_SRCSET.test(srcset);
}

/** Returns an element's allowed attributes, with `noreferrer` and `nofollow` on links to other hosts. */
export function cleanAttributes(tag: string, attributes: Attributes): CleanAttributes {
  const own = ownAttributes(tag, attributes);
  return (
    own && {
      ...own,
      ...matching(attributes, 'lang', LANGUAGE),
      ...matching(attributes, 'dir', DIRECTION),
      ...idAttribute(tag, attributes),
    }
  );
}

/** Returns the alt text that replaces a disallowed image. */
export function replacementText({ alt = '' }: Attributes): string {
  return alt.trim() === '' ? '' : ` ${alt.trim()} `;
}

function ownAttributes(tag: string, attributes: Attributes): CleanAttributes {
  switch (tag) {
    case 'a':
      return linkAttributes(attributes['href']);
    case 'img':
      return pictureAttributes(attributes);
    case 'source': {
      const { type, srcset } = attributes;
      if (srcset === undefined || !isGeneratedSrcset(srcset)) return null;
      if (type !== 'image/avif' && type !== 'image/webp') return null;
      return { type, srcset, ...matching(attributes, 'sizes', SIZES) };
    }
    case 'ol':
      return {
        ...matching(attributes, 'start', NUMBER_IN_LIST),
        ...matching(attributes, 'type', /^[1aAiI]$/),
        ...flag(attributes, 'reversed'),
      };
    case 'li':
      return matching(attributes, 'value', NUMBER_IN_LIST);
    case 'details':
      return flag(attributes, 'open');
    case 'abbr':
      return matching(attributes, 'title', /\S/);
    case 'th':
    case 'td':
      return {
        ...(tag === 'th' ? matching(attributes, 'scope', /^(?:row|col)$/) : {}),
        ...matching(attributes, 'colspan', NUMBER_OF_CELLS),
        ...matching(attributes, 'rowspan', NUMBER_OF_CELLS),
        ...matching(attributes, 'align', /^(?:left|center|right)$/),
      };
    default:
      return {};
  }
}

/** Word and Google Docs name targets by `<a name>`. */
function idAttribute(tag: string, { id, name }: Attributes): Record<string, string> {
  const own = idInPost((id ?? (tag === 'a' ? name : '') ?? '').trim());
  return own === null ? {} : { id: own };
}

/** Returns the link to an element of the post; `null` if it is malformed. */
function linkInPost(address: string): string | null {
  try {
    const id = idInPost(decodeURIComponent(address.slice(1)));
    return id === null ? null : `#${id}`;
  } catch {
    return null;
  }
}

function linkAttributes(href: string | undefined): CleanAttributes {
  if (href === undefined) return {};
  const written = href.trim();
  const address = WITHOUT_PROTOCOL.test(written) ? `https://${written}` : written;
  if (SITE_RELATIVE.test(address) || SOURCE_OF_POST.test(address)) return { href: address };
  const inPost = address.startsWith('#') ? linkInPost(address) : null;
  if (inPost !== null) return { href: inPost };
  const protocol = parseUrl(address)?.protocol;
  if (protocol === 'mailto:' || protocol === 'tel:') return { href: address };
  if (protocol !== 'http:' && protocol !== 'https:') return {};
  return { href: address, rel: 'noopener noreferrer nofollow' };
}

function pictureAttributes(attributes: Attributes): CleanAttributes {
  const address = attributes['src']?.trim() ?? '';
  if (!isAllowedPictureAddress(address)) return null;
  return {
    src: address,
    alt: attributes['alt'] ?? '',
    ...matching(attributes, 'width', NUMBER_OF_PIXELS),
    ...matching(attributes, 'height', NUMBER_OF_PIXELS),
    ...matching(attributes, 'loading', /^lazy$/),
  };
}

function matching(attributes: Attributes, name: string, pattern: RegExp): Record<string, string> {
  const value = attributes[name];
  return value !== undefined && pattern.test(value) ? { [name]: value } : {};
}

/** Returns a boolean attribute if it is set. */
function flag(attributes: Attributes, name: string): Record<string, string> {
  return attributes[name] === undefined ? {} : { [name]: '' };
}
