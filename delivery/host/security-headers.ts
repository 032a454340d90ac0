import { REPORTS_PATH } from '@site/kit/signals/page-signal.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import { SPECULATION_RULES_PATH } from '../compose/site-addresses.ts';

/** What is said with every answer. The rest concerns documents alone. */
const everywhere = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The name by which policies mean our own service, which counts what they kept from happening. */
const REPORTS = 'policies';

/**
 * The headers of files that are parts of pages, such as scripts, sheets and pictures. What a part may do is
 * for the page to say; here stands what counts when the file itself is asked for: it is what its type says,
 * other sites may not use it, and a picture that is opened by itself runs nothing.
 */
export const fileHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "script-src 'none'",
  ...everywhere,
};

/**
 * The headers of pages and of all other answers that are no files. Scripts, styles and everything else come from this host (and from
 * the configured asset, API and third-party hosts) and nowhere else; nothing inline runs, nothing is
 * evaluated. What browsers keep from happening they report to our own service, when it is on this host. A page that is
 * meant to be framed (`framed`) may be framed by this site.
 */
export function securityHeaders(
  site: SiteConfig,
  { framed = false }: { framed?: boolean } = {},
): Readonly<Record<string, string>> {
  const remembered = framed ? framedHeaders : pageHeaders;
  const known = remembered.get(site) ?? headersOf(site, framed);
  remembered.set(site, known);
  return known;
}

/** Asked for with every answer and the same for as long as a configuration is live. */
const pageHeaders = new WeakMap<SiteConfig, Readonly<Record<string, string>>>();
const framedHeaders = new WeakMap<SiteConfig, Readonly<Record<string, string>>>();

function headersOf(site: SiteConfig, framed: boolean): Readonly<Record<string, string>> {
  const assets = originOf(site.assetBase);
  const api = originOf(site.apiBase);
  const { appointment, schoolFilm, feed } = site.thirdParties;
  const booking = appointment ? originOf(appointment.script) : [];
  const frames = [schoolFilm.embed, ...feed.boards.map(({ embed }) => embed)].flatMap(originOf);
  const reports = site.apiBase.startsWith('/') ? site.apiBase + REPORTS_PATH : null;
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...booking],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...assets],
    'font-src': ["'self'", ...assets],
    'media-src': ["'self'", ...assets],
    'connect-src': ["'self'", ...api, ...booking],
    'frame-src': [...new Set(["'self'", ...booking, ...frames])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...api, ...originOf(schoolFilm.watch)],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
    // Text becomes a script or HTML only through these policies (docs/decisions/007-integrity-and-trusted-types.md).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'blog-html'],
    // The second is for browsers that do not know the first, which the others then leave alone.
    ...(reports !== null && { 'report-to': [REPORTS], 'report-uri': [reports] }),
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    // A script without a hash is not run, whoever put it there. A booking desk without one would be refused too.
    ...(appointment && appointment.integrity === undefined
      ? {}
      : {
          'integrity-policy': `blocked-destinations=(script)${reports === null ? '' : `, endpoints=(${REPORTS})`}`,
        }),
    ...(reports !== null && { 'reporting-endpoints': `${REPORTS}="${reports}"` }),
    ...everywhere,
    'speculation-rules': `"${SPECULATION_RULES_PATH}"`,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** The origin of an absolute address as a list; empty for a path on this host. */
function originOf(address: string): string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin];
}
