/** The paths of this site that a fragment links to, each once, without what follows `?` and `#`. */
export function linksIn(html: string): readonly string[] {
  const found = new Set<string>();
  for (const [, address = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"?#]*)/g)) {
    found.add(decoded(address.replaceAll('&amp;', '&')));
  }
  return [...found];
}

/** Addresses are written with codes for signs that addresses cannot hold; pages are known without them. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A broken code is taken as it is written: nothing will stand there, and the link is told to be broken.
    return address;
  }
}
