import type { IncomingHttpHeaders } from 'node:http';

const FROM_HERE = new Set(['same-origin', 'same-site', 'none']);

/**
 * Whether a form was sent from this site's own pages, by what the browser says about it. `host` is the host this
 * site was asked for. A client that says nothing is let through: it is no browser that somebody else's page could use.
 */
export function isFromThisSite(headers: IncomingHttpHeaders, host: string): boolean {
  const relation = headers['sec-fetch-site'];
  if (relation !== undefined && (typeof relation !== 'string' || !FROM_HERE.has(relation))) {
    return false;
  }
  const { origin } = headers;
  if (origin === undefined) return true;
  // Under `Referrer-Policy: no-referrer`, which extensions set, Chrome names no origin for our own pages either. A sandboxed
  // page has no origin and is `cross-site`, and no page can write `Sec-Fetch-Site` itself.
  if (origin === 'null') return relation === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Read as an address of the same kind, so that letter case and a default port make no difference.
  const here = `${protocol}//${host}`;
  return URL.canParse(here) && new URL(here).host === originHost && originHost !== '';
}
