import { CLEANED_ATTRIBUTES, unescaped } from './cleaned-tags.ts';

const PICTURES = new RegExp(String.raw`<img(${CLEANED_ATTRIBUTES})/?>`, 'g');

/** An image in a post. Plain text, without HTML escapes. */
export type CleanedPicture = { src: string; alt: string };

/** Distinct image addresses in sanitised HTML. */
export function pictureAddresses(html: string): readonly string[] {
  const found = [...html.matchAll(PICTURES)].map(([, attributes = '']) => read(attributes).src);
  return [...new Set(found)];
}

/** Replaces images in sanitised HTML; returning `null` from `replace` keeps one as it is. */
export function withPicturesReplaced(
  html: string,
  replace: (picture: CleanedPicture) => string | null,
): string {
  return html.replaceAll(
    PICTURES,
    (whole, attributes: string) => replace(read(attributes)) ?? whole,
  );
}

export function escapeAttribute(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function read(attributes: string): CleanedPicture {
  return { src: valueOf(attributes, 'src'), alt: valueOf(attributes, 'alt') };
}

/** Don't match a longer name that ends the same way. */
function valueOf(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? [];
  return unescaped(value);
}
