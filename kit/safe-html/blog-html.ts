import { allowedTags, cleanAttributes } from './allowed-html.ts';
import { CLEANED_ATTRIBUTES, unescaped } from './cleaned-tags.ts';
import type { HtmlUse } from './trusted-types.ts';

/** The box in which a wide table or block of code is scrolled, with any words for a label. */
const SCROLL_BOX = /<div class="ui-scrollable" role="group" aria-label="[^"<>]*" tabindex="0">/g;

const TAGS = new RegExp(String.raw`</?([a-z][a-z0-9]*)(${CLEANED_ATTRIBUTES})/?>`, 'g');

const ATTRIBUTES = /\s([\w-]+)="([^"]*)"/g;

/** The escapes that the two cleanings write. Any other may hide a sign from who reads the address as it is written. */
const OTHER_ESCAPE = /&(?!(?:amp|quot|lt|gt|nbsp);)(?:#|[a-z]+;)/i;

/**
 * Whether HTML is nothing but what the cleanings leave: listed elements, with the attributes that they keep. It is read
 * without a parser, sign by sign: a `<` that does not begin such an element is enough to refuse all of it.
 */
export function isCleanHtml(html: string): boolean {
  const rest = html
    .replaceAll(SCROLL_BOX, '')
    .replaceAll(TAGS, (_whole, tag: string, attributes: string) =>
      allowedTags.includes(tag) && hasOnlyCleanAttributes(tag, attributes) ? '' : '<',
    );
  return !rest.includes('<');
}

function hasOnlyCleanAttributes(tag: string, text: string): boolean {
  const attributes = [...text.matchAll(ATTRIBUTES)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  // Of two with one name browsers take the first.
  if (new Set(attributes.map(([name]) => name)).size < attributes.length) return false;
  if (attributes.some(([, value = '']) => OTHER_ESCAPE.test(value))) return false;
  const kept = cleanAttributes(
    tag,
    Object.fromEntries(attributes.map(([name, value = '']) => [name, unescaped(value)])),
  );
  return kept !== null && attributes.every(([name = '']) => name in kept);
}

/** The one policy through which text becomes HTML; the security headers name it. */
const policy = globalThis.trustedTypes?.createPolicy('blog-html', {
  createHTML(html: string, use: HtmlUse) {
    if (use === 'clean' && !isCleanHtml(html)) throw new Error('This HTML was not cleaned.');
    return html;
  },
});

/** Cleaned HTML in the form in which it may be put into a page. Throws for HTML that is not clean. */
export function blogHtml(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html, 'clean') : html;
}

/** Reads HTML in a document of its own, which runs and fetches nothing. */
export function parseApart(html: string): Document {
  const readable: TrustedHTML = policy ? policy.createHTML(html, 'to be cleaned') : html;
  return new DOMParser().parseFromString(readable, 'text/html');
}
