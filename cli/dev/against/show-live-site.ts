import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { discoveryDocument } from '@site/kit/remote/discovery.ts';
import { REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import { REPORTS_PATH, SIGNALS_PATH } from '@site/kit/signals/page-signal.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { owns } from '@site/delivery/compose/page-path.ts';
import { publicRegistry } from '@site/delivery/compose/public-registry.ts';
import { contentTypes } from '@site/delivery/releases/content-types.ts';
import { nothingSent, withStrip } from '@site/delivery/previews/preview-responses.ts';
import {
  overrideStrip,
  previewPaths,
  previewStyles,
} from '@site/delivery/previews/preview-words.ts';
import type { PartName, Release } from '@site/delivery/releases/release.ts';
import { devPaths } from '../dev-message.ts';
import { type Discovery, type LiveSite } from './live-site.ts';
import { withOwnShell } from './with-own-shell.ts';
import { CRITICAL_SHEETS } from '@site/delivery/compose/site-addresses.ts';

/** Options for showing a local section within a running site. */
export type OverrideOptions = {
  live: LiveSite;
  part: PartName;
  own: OwnParts;
  /** The API path for pages. */
  apiBase: string;
};

/** The local parts of a site. */
export type OwnParts = {
  /** The current release of the section. */
  section: () => Promise<Release>;
  /** The shell for all pages; `null` to use the running site's. */
  shell: () => Promise<Release | null>;
  /** Whether a release file or asset exists locally. */
  holds: (pathname: string) => boolean;
};

/** Response headers to forward. Cookies and policies are only meant for the site's own origin. */
const forwardedHeaders = [
  'accept-ranges',
  'cache-control',
  'content-range',
  'content-type',
  'last-modified',
];

/** Folders whose files are content-addressed or belong to one section, so that local and remote files can't clash. */
const folders = ['/r/', `/${CRITICAL_SHEETS}/`, '/website/assets/'];

/**
 * Proxies everything except the local section to the running site, anonymously and read-only. Remote pages use the
 * local shell, if available, so that all pages form one application. Discards submitted forms. Adds a banner to every
 * page.
 */
export function showLiveSite(
  server: FastifyInstance,
  { live, part, own, apiBase }: OverrideOptions,
): void {
  const strip = overrideStrip({ part, origin: live.origin });

  server.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    const [pathname = '/'] = request.url.split('?', 1);
    if (!hasLocalHost(request)) return reply.code(403).type(contentTypes.txt).send(WRONG_HOST);
    if (pathname === previewPaths.styles) return reply.type(contentTypes.css).send(previewStyles);
    if (pathname === previewPaths.leave) return reply.redirect(livePage(request, live), 303);
    if (pathname.startsWith(`${apiBase}/`)) {
      return answerCall(request, reply, pathname.slice(apiBase.length));
    }
    if (pathname === REGISTRY_PATH) {
      return reply.send(withOwn(await live.registry(), await own.section(), live.config));
    }
    if (pathname === SITE_CONFIG_PATH || (await isOurs(pathname))) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') return nothingSent(request, reply);
    return forward(request, reply, request.url);
  });

  server.addHook('onSend', async (_request, reply, payload) => withStrip(reply, payload, strip));

  async function isOurs(pathname: string): Promise<boolean> {
    if (Object.values<unknown>(devPaths).includes(pathname)) return true;
    if (folders.some((folder) => pathname.startsWith(folder))) {
      return own.holds(pathname);
    }
    const { prefixes: claimed } = await own.section();
    const prefixes = claimed.map((prefix) => withProductSlug(prefix, live.config));
    return owns(prefixes, pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
  }

  /** Only forwards requests that read posts, because others could store data. */
  async function answerCall(
    request: FastifyRequest,
    reply: FastifyReply,
    call: string,
  ): Promise<FastifyReply> {
    if (call === SIGNALS_PATH || call === REPORTS_PATH) return reply.code(204).send();
    const isRead = request.method === 'GET' && /^\/(published-blogs|blog\/[\w-]+)$/.test(call);
    if (!isRead) return nothingSent(request, reply);
    return forward(request, reply, live.config.apiBase + request.url.slice(apiBase.length));
  }

  async function forward(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
  ): Promise<FastifyReply> {
    const { range } = request.headers;
    const headers = range === undefined ? {} : { range, 'accept-encoding': 'identity' };
    const answer = await live.request(address, headers).catch((error: unknown) => {
      request.log.warn(error, 'could not reach the running site');
      return null;
    });
    if (!answer) {
      return reply.code(502).type(contentTypes.txt).send(`Could not reach ${live.origin}.\n`);
    }
    reply.code(answer.status).header('cross-origin-resource-policy', 'same-origin');
    for (const name of forwardedHeaders) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) reply.header('location', localLocation(location, address, live.origin));
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      const shell = await own.shell();
      const html = await answer.text();
      // Sent as a stream, because the development script is only injected into streams.
      return reply.send(Readable.from([Buffer.from(shell ? withOwnShell(html, shell) : html)]));
    }
    return reply.send(Buffer.from(await answer.arrayBuffer()));
  }
}

const WRONG_HOST = 'This server only accepts requests to localhost or an IP address.\n';

/** Protects against DNS rebinding: only accepts host names that others can't point at this machine. */
function hasLocalHost({ hostname }: FastifyRequest): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/** Returns the URL of the current page on the running site. */
function livePage({ headers }: FastifyRequest, { origin }: LiveSite): string {
  const { referer = '', host = '' } = headers;
  const from = URL.canParse(referer) ? new URL(referer) : null;
  return from?.host === host ? origin + from.pathname + from.search : `${origin}/`;
}

/** Rewrites redirects within the running site to this server. */
function localLocation(location: string, address: string, origin: string): string {
  const to = new URL(location, origin + address);
  if (to.origin !== origin) return to.href;
  // A leading double slash would be parsed as a host name.
  return to.pathname.replace(/^\/+/, '/') + to.search + to.hash;
}

/** Returns the running site's registry with the section's local release. */
function withOwn(registry: Discovery, section: Release, site: SiteConfig): Discovery {
  const { microFrontends } = discoveryDocument(publicRegistry(site, [section], () => ({})));
  return { ...registry, microFrontends: { ...registry.microFrontends, ...microFrontends } };
}
