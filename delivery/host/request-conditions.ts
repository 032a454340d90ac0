import type { IncomingHttpHeaders } from 'node:http';
import type { BlobHash } from '../blobs/blob-store.ts';

/** The tag of a file's plain form. The same bytes have the same tag on every host. */
export function entityTag(hash: BlobHash): string {
  return `"${hash.slice(0, 32)}"`;
}

/** Removes the conditions that only apply to a file that exists (RFC 9110, section 13.2.1), and the range. */
export function ignoreConditions(headers: IncomingHttpHeaders): void {
  for (const name of [...conditions, 'range']) delete headers[name];
}

/**
 * Evaluates a request's preconditions and removes them. Returns the status that they decide, or `null` if the file is
 * to be sent. Leaves a range only if the client's copy is of this file, and then asks for the plain form, because
 * compressed forms can differ between hosts.
 */
export function checkConditions(headers: IncomingHttpHeaders, hash: BlobHash): 304 | 412 | null {
  const etag = entityTag(hash);
  const { 'if-match': match, 'if-none-match': noneMatch, 'if-range': ifRange } = headers;
  // Files have no date, so conditions on one are ignored (section 13.1.3).
  for (const name of conditions) delete headers[name];
  if (match !== undefined && !isListed(match, etag, STRONG)) return 412;
  if (noneMatch !== undefined && isListed(noneMatch, etag, ANY)) return 304;
  if (ifRange !== undefined && ifRange !== etag) delete headers.range;
  // Anything else, such as several ranges, is answered with the whole file (section 14.2).
  if (!/^bytes=(\d+-\d*|-\d+)$/.test(headers.range ?? '')) delete headers.range;
  if (headers.range !== undefined) delete headers['accept-encoding'];
  return null;
}

const conditions = [
  'if-match',
  'if-none-match',
  'if-modified-since',
  'if-unmodified-since',
  'if-range',
] as const;

const ANY = /"[^"]*"/g;
const STRONG = /(?<!W\/)"[^"]*"/g;

function isListed(header: string, etag: string, tags: RegExp): boolean {
  return header.trim() === '*' || header.match(tags)?.includes(etag) === true;
}

/** Returns `Accept-Encoding` with `*` replaced by the encodings that it doesn't name (section 12.5.3). */
export function withoutWildcard(accepted: string): string {
  const each = accepted.toLowerCase().split(/\s*,\s*/);
  const named = each.map((one) => one.split(/\s*;/, 1)[0]);
  const others = ['br', 'gzip'].filter((encoding) => !named.includes(encoding));
  return each
    .flatMap((one) =>
      one.startsWith('*') ? others.map((encoding) => one.replace('*', encoding)) : [one],
    )
    .join(', ');
}
