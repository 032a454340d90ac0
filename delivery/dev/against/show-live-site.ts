import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { withProductSlug } from '@site/kit/remote/product-paths.ts';
import { discoveryDocument } from '@site/kit/remote/discovery.ts';
import { REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import { REPORTS_PATH, SIGNALS_PATH } from '@site/kit/signals/page-signal.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { owns } from '../../compose/owns.ts';
import { publicRegistry } from '../../compose/public-registry.ts';
import { contentTypes } from '../../host/content-types.ts';
import { nothingSent } from '../../previews/nothing-sent.ts';
import { overrideStrip, previewPaths, previewStyles } from '../../previews/preview-words.ts';
import { withStrip } from '../../previews/with-strip.ts';
import type { PartName, Release } from '../../releases/release.ts';
import { devPaths } from '../dev-message.ts';
import { type Discovery, type LiveSite } from './live-site.ts';
import { withOwnShell } from './with-own-shell.ts';
import { CRITICAL_SHEETS } from '../../compose/site-addresses.ts';

/** A section on this machine, inside a site that runs elsewhere. */
export type OverrideOptions = {
  live: LiveSite;
  /** The section that is developed. */
  part: PartName;
  own: OwnParts;
  /** Where pages find what they read from the API: a path. */
  apiBase: string;
};

/** What this machine has of a site. */
export type OwnParts = {
  /** The section as it is at this moment. */
  section: () => Promise<Release>;
  /** The shell that all pages come with; `null` for that of the running site. */
  shell: () => Promise<Release | null>;
  /** Whether a file that is named by its content or belongs to a section is here. */
  holds: (pathname: string) => boolean;
};

/** What of an answer of the running site is passed on. Cookies and policies are for its own origin. */
const passedOn = [
  'accept-ranges',
  'cache-control',
  'content-range',
  'content-type',
  'last-modified',
];

/** Folders whose files are named by what is in them or belong to a section, so that ours and theirs do not mix. */
const folders = ['/r/', `/${CRITICAL_SHEETS}/`, '/website/assets/'];

/**
 * Adds to a server that has one section, and perhaps a shell: everything else is answered as the running site answers it,
 * read without anything of who asks. Its pages come with our shell where there is one, so that all pages are one
 * application. Nothing that a form sends reaches anybody. Every page says what it is.
 */
export function showLiveSite(
  server: FastifyInstance,
  { live, part, own, apiBase }: OverrideOptions,
): void {
  const strip = overrideStrip({ part, origin: live.origin });

  server.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    const [pathname = '/'] = request.url.split('?', 1);
    if (!isAskedDirectly(request)) return reply.code(403).type(contentTypes.txt).send(NOT_HERE);
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
    return passOn(request, reply, request.url);
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

  /** Reads of posts are passed on; nothing else is, because it could be kept there. */
  async function answerCall(
    request: FastifyRequest,
    reply: FastifyReply,
    call: string,
  ): Promise<FastifyReply> {
    if (call === SIGNALS_PATH || call === REPORTS_PATH) return reply.code(204).send();
    const isRead = request.method === 'GET' && /^\/(published-blogs|blog\/[\w-]+)$/.test(call);
    if (!isRead || !live.config.apiBase.startsWith('/')) return nothingSent(request, reply);
    return passOn(request, reply, live.config.apiBase + request.url.slice(apiBase.length));
  }

  async function passOn(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
  ): Promise<FastifyReply> {
    const { range } = request.headers;
    const asked = range === undefined ? {} : { range, 'accept-encoding': 'identity' };
    const answer = await live.ask(address, asked).catch((error: unknown) => {
      request.log.warn(error, 'the running site does not answer');
      return null;
    });
    if (!answer) {
      return reply.code(502).type(contentTypes.txt).send(`${live.origin} does not answer.\n`);
    }
    reply.code(answer.status).header('cross-origin-resource-policy', 'same-origin');
    for (const name of passedOn) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    const location = answer.headers.get('location');
    if (location !== null) reply.header('location', hereIfThere(location, address, live.origin));
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      const shell = await own.shell();
      const html = await answer.text();
      // As a stream, like every page: the script of development is put into those.
      return reply.send(Readable.from([Buffer.from(shell ? withOwnShell(html, shell) : html)]));
    }
    return reply.send(Buffer.from(await answer.arrayBuffer()));
  }
}

const NOT_HERE = 'This server answers to localhost and to addresses in numbers alone.\n';

/** Whether a browser was led here by a name that nobody else can give to this machine. */
function isAskedDirectly({ hostname }: FastifyRequest): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

/** The page of the running site that somebody leaves to: the same as they look at. */
function livePage({ headers }: FastifyRequest, { origin }: LiveSite): string {
  const { referer = '', host = '' } = headers;
  const from = URL.canParse(referer) ? new URL(referer) : null;
  return from?.host === host ? origin + from.pathname + from.search : `${origin}/`;
}

/** Where a redirect of the running site leads: to the same page here, or where it says. */
function hereIfThere(location: string, address: string, origin: string): string {
  const to = new URL(location, origin + address);
  if (to.origin !== origin) return to.href;
  // Two slashes would begin the name of another host.
  return to.pathname.replace(/^\/+/, '/') + to.search + to.hash;
}

/** The registry of the running site with our release of the section in the place of its own. */
function withOwn(registry: Discovery, section: Release, site: SiteConfig): Discovery {
  const { microFrontends } = discoveryDocument(publicRegistry(site, [section], () => ({})));
  return { ...registry, microFrontends: { ...registry.microFrontends, ...microFrontends } };
}
