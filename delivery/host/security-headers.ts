import { REPORTS_PATH } from '@site/kit/signals/page-signal.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { ASSETS } from '../releases/release-store.ts';

/** Headers of all responses. The other headers only apply to documents. */
const commonHeaders = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Name of the reporting endpoint in policies. */
const REPORTS = 'policies';

/**
 * Headers of subresources such as scripts, style sheets and pictures. Their page's policy governs what they may do;
 * these headers apply when the file is opened directly: no sniffing, no use by other sites, and no scripts in a
 * picture.
 */
export const fileHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "script-src 'none'",
  ...commonHeaders,
};

/** A CDN passes these on with its copies: pages of this site may then use them, and fonts need the second. */
const sharedFileHeaders: Readonly<Record<string, string>> = {
  ...fileHeaders,
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Headers of a file in a served tree. */
export function fileHeadersOf(site: SiteConfig, file: string): Readonly<Record<string, string>> {
  const isShared = file.startsWith(`${ASSETS.slice(1)}/`) && originOf(site.assetBase).length > 0;
  return isShared ? sharedFileHeaders : fileHeaders;
}

/**
 * Headers of pages and other non-file responses. Everything must come from this host and the configured asset and
 * third-party hosts; inline code and eval are blocked. Violations are reported to our API.
 */
export function securityHeaders(site: SiteConfig): Readonly<Record<string, string>> {
  const headers = pageHeaders.get(site) ?? headersOf(site);
  pageHeaders.set(site, headers);
  return headers;
}

/** Cached, because every response needs them. */
const pageHeaders = new WeakMap<SiteConfig, Readonly<Record<string, string>>>();

function headersOf(site: SiteConfig): Readonly<Record<string, string>> {
  const assets = originOf(site.assetBase);
  const { appointment, schoolFilm, feed } = site.thirdParties;
  const booking = appointment ? originOf(appointment.script) : [];
  const frames = [schoolFilm.embed, ...feed.boards.map(({ embed }) => embed)].flatMap(originOf);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...booking],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...assets],
    'font-src': ["'self'", ...assets],
    'media-src': ["'self'", ...assets],
    'connect-src': ["'self'", ...booking],
    'frame-src': [...new Set(["'self'", ...booking, ...frames])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...originOf(schoolFilm.watch)],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Only these policies may turn text into scripts or HTML (docs/decisions/007-integrity-and-trusted-types.md).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'blog-html'],
    // `report-uri` is for browsers without `report-to`; others ignore it.
    'report-to': [REPORTS],
    'report-uri': [site.apiBase + REPORTS_PATH],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    // Requires a hash for every script, which would block a booking script without one.
    ...(appointment && appointment.integrity === undefined
      ? {}
      : {
          'integrity-policy': `blocked-destinations=(script), endpoints=(${REPORTS})`,
        }),
    'reporting-endpoints': `${REPORTS}="${site.apiBase + REPORTS_PATH}"`,
    ...commonHeaders,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** Returns a list with the origin of an absolute URL, or an empty list for a path on this host. */
function originOf(address: string): string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin];
}
