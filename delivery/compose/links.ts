import { decoded } from './decoded.ts';

/** The paths of this site that a fragment links to, each once, without what follows `?` and `#`. */
export function linksIn(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [, address = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"?#]*)/g)) {
    found.add(copied(decoded(address.replaceAll('&amp;', '&'))));
  }
  return [...found];
}

/** A part of a text holds on to all of it, and a list of links must not hold the HTML of a hundred thousand pages. */
function copied(text: string): string {
  return Buffer.from(text).toString();
}
