/** The addresses of this site that a document names, in its markup or in its page lock, made absolute. */
export function addressesNamedIn(html: string, documentUrl: string): ReadonlySet<string> {
  const { origin } = new URL(documentUrl);
  const words = html.replaceAll('&amp;', '&').split(/["'\s,()<>]+/);
  return new Set(
    words.flatMap((word) => {
      if (/^\/(?!\/)/.test(word)) return [origin + word];
      return word.startsWith(`${origin}/`) ? [word] : [];
    }),
  );
}
