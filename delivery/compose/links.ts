import { decoded } from './decoded.ts';

/** The paths of this site that a fragment links to, each once, without what follows `?` and `#`. */
export function linksIn(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [, address = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"?#]*)/g)) {
    found.add(decoded(address.replaceAll('&amp;', '&')));
  }
  return [...found];
}
