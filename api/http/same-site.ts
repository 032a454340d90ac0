import type { IncomingHttpHeaders } from 'node:http';

const FROM_HERE = new Set(['same-origin', 'same-site', 'none']);

/**
 * Whether a form came from this site's own pages, according to the browser. `host` is the requested host. Accepts a
 * client that sends neither header: it isn't a browser that another site's page could abuse.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, host: string): boolean {
  const relation = headers['sec-fetch-site'];
  if (relation !== undefined && (typeof relation !== 'string' || !FROM_HERE.has(relation))) {
    return false;
  }
  const { origin } = headers;
  if (origin === undefined) return true;
  // With `Referrer-Policy: no-referrer`, which extensions set, Chrome sends a null origin for our own pages too. A
  // sandboxed page is `cross-site`, and no page can set `Sec-Fetch-Site` itself.
  if (origin === 'null') return relation === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Parsed with the same protocol, so that letter case and a default port don't matter.
  const here = `${protocol}//${host}`;
  return URL.canParse(here) && new URL(here).host === originHost && originHost !== '';
}
