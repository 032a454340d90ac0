import { CLEANED_ATTRIBUTES, unescaped } from './cleaned-tags.ts';

const PICTURES = new RegExp(String.raw`<img(${CLEANED_ATTRIBUTES})/?>`, 'g');

/** A picture in the words of a post: its address, and what it shows. Plain text, without the escapes of HTML. */
export type CleanedPicture = { src: string; alt: string };

/** The addresses of the pictures that cleaned HTML shows, each once. */
export function pictureAddresses(html: string): readonly string[] {
  const found = [...html.matchAll(PICTURES)].map(([, attributes = '']) => read(attributes).src);
  return [...new Set(found)];
}

/** Cleaned HTML with other HTML in the place of some pictures; one for which `replace` gives `null` stays. */
export function withPicturesReplaced(
  html: string,
  replace: (picture: CleanedPicture) => string | null,
): string {
  return html.replaceAll(
    PICTURES,
    (whole, attributes: string) => replace(read(attributes)) ?? whole,
  );
}

/** Plain text as an attribute's value. */
export function inAttribute(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function read(attributes: string): CleanedPicture {
  return { src: valueOf(attributes, 'src'), alt: valueOf(attributes, 'alt') };
}

/** A name that begins like another one is not taken for it. */
function valueOf(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? [];
  return unescaped(value);
}
