import { allowedTags, cleanAttributes } from './allowed-html.ts';
import { CLEANED_ATTRIBUTES, unescaped } from './cleaned-html.ts';
import type { HtmlUse } from './trusted-types.ts';

/** The scroll container of a wide table or code block, with any label. */
const SCROLL_BOX = /<div class="ui-scrollable" role="group" aria-label="[^"<>]*" tabindex="0">/g;

const TAGS = new RegExp(String.raw`</?([a-z][a-z0-9]*)(${CLEANED_ATTRIBUTES})/?>`, 'g');

const ATTRIBUTES = /\s([\w-]+)="([^"]*)"/g;

/** Escapes that our sanitisers don't write. These could hide a character from the checks on addresses. */
const OTHER_ESCAPE = /&(?!(?:amp|quot|lt|gt|nbsp);)(?:#|[a-z]+;)/i;

/**
 * Whether our sanitisers could have written the HTML, so that it contains only listed elements and attributes. Checks
 * without a parser: rejects the whole text if any `<` doesn't start such an element.
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
  // Browsers use the first of duplicate attributes.
  if (new Set(attributes.map(([name]) => name)).size < attributes.length) return false;
  if (attributes.some(([, value = '']) => OTHER_ESCAPE.test(value))) return false;
  const kept = cleanAttributes(
    tag,
    Object.fromEntries(attributes.map(([name, value = '']) => [name, unescaped(value)])),
  );
  return (
    kept !== null && attributes.every(([name = '', value = '']) => kept[name] === unescaped(value))
  );
}

/** The only Trusted Types policy that creates HTML; our security headers allow it by name. */
const policy = globalThis.trustedTypes?.createPolicy('blog-html', {
  createHTML(html: string, use: HtmlUse) {
    if (use === 'clean' && !isCleanHtml(html)) throw new Error('This HTML has not been sanitised.');
    return html;
  },
});

/** Returns sanitised HTML for insertion into the page. With Trusted Types, throws if the HTML isn't sanitised. */
export function blogHtml(html: string): string | TrustedHTML {
  return policy ? policy.createHTML(html, 'clean') : html;
}

/** Parses HTML into an inert document, which doesn't run scripts or fetch anything. */
export function parseInert(html: string): Document {
  const trusted: TrustedHTML = policy ? policy.createHTML(html, 'to be cleaned') : html;
  return new DOMParser().parseFromString(trusted, 'text/html');
}
