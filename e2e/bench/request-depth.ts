/** A request as far as its place in the chain goes; `initiator` is what asked for it, if the browser knows. */
export type ChainedRequest = { url: string; initiator: string | null };

/** The addresses that a document names, in its markup or in its page lock, as absolute addresses. */
export function addressesNamedIn(html: string, documentUrl: string): ReadonlySet<string> {
  const { origin } = new URL(documentUrl);
  const words = html.replaceAll('&amp;', '&').split(/["'\s,()<>]+/);
  const addresses = words.flatMap((word) => {
    if (word.startsWith('/') && !word.startsWith('//')) return [`${origin}${word}`];
    return word.startsWith(`${origin}/`) ? [word] : [];
  });
  return new Set(addresses);
}

/**
 * How many files have to be read, one after the other, before the last address is known. An address
 * that `known` holds is known as soon as the document is there, so it counts 1; any other counts one
 * more than what asked for it. With an empty `known` this is the longest chain of initiators.
 */
export function requestDepth(
  requests: readonly ChainedRequest[],
  documentUrl: string,
  known: ReadonlySet<string>,
): number {
  const initiators = new Map<string, string | null>();
  for (const { url, initiator } of requests) {
    // A file asked for again was known from the first time on.
    if (!initiators.has(url)) initiators.set(url, initiator);
  }
  function depthOf(url: string, below: ReadonlySet<string>): number {
    if (url === documentUrl) return 0;
    const initiator = initiators.get(url) ?? null;
    // What nothing asked for, such as an icon, the browser asks for by itself.
    if (known.has(url) || initiator === null || below.has(url)) return 1;
    return 1 + depthOf(initiator, new Set([...below, url]));
  }
  return Math.max(0, ...requests.map(({ url }) => depthOf(url, new Set())));
}
