import { CLEANED_ATTRIBUTES, unescaped } from './cleaned-tags.ts';

const PICTURES = new RegExp(String.raw`<img(${CLEANED_ATTRIBUTES})/?>`, 'g');

/** An image in a post, with its attributes as plain text without HTML escapes. */
export type CleanedPicture = { src: string; alt: string };

/** Returns the distinct image addresses in sanitised HTML. */
export function pictureAddresses(html: string): readonly string[] {
  const found = [...html.matchAll(PICTURES)].map(([, attributes = '']) => read(attributes).src);
  return [...new Set(found)];
}

/** Replaces images in sanitised HTML; keeps an image unchanged if `replace` returns `null`. */
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

/** Returns an attribute's value. Doesn't match a longer name with the same ending. */
function valueOf(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? [];
  return unescaped(value);
}
