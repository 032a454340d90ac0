import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import replyFrom from '@fastify/reply-from';
import { escapeHtml } from '@site/kit/escape-html.ts';
import { discoveryDocument, REGISTRY_PATH, SITE_CONFIG_PATH } from '@site/kit/remote/registry.ts';
import { REPORTS_PATH, SIGNALS_PATH } from '@site/kit/signals/page-signal.ts';
import { publicRegistry } from '@site/delivery/compose/public-registry.ts';
import { checkedFile, stylesOf } from '@site/delivery/compose/release-addresses.ts';
import { nothingSent } from '@site/delivery/previews/preview-responses.ts';
import {
  overrideStrip,
  previewPaths,
  previewStyles,
} from '@site/delivery/previews/preview-words.ts';
import { contentTypeOf, contentTypes } from '@site/delivery/releases/content-types.ts';
import type { Release } from '@site/delivery/releases/release.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { composedPage, isFramed, lockIn, pageInFrame, renderedPage } from './page-in-frame.ts';
import { discoveryOf, request as requestUpstream, type Upstream } from './upstream.ts';
import type { WatchedPart } from './watched-part.ts';

/** The script of every page in development. */
const CLIENT_PATH = '/dev/client.js';

/** An address that no site has. Its page is the frame of a section's pages. */
const NO_PAGE = '/a-page-that-is-only-in-development';

/** Response headers to pass on. Cookies and policies are only meant for the site's own origin. */
const passedOn =
  /^(accept-ranges|cache-control|content-(range|type|length|encoding)|last-modified)$/;

export type DevSiteOptions = {
  parts: readonly WatchedPart[];
  upstream: Upstream;
  /** The file of the script that every page gets. */
  client: string;
};

/**
 * Serves the upstream site with the pages, files and registry entries of the parts under work. Requests to a public site
 * are anonymous and read-only.
 */
export async function devSite(
  server: FastifyInstance,
  { parts, upstream, client }: DevSiteOptions,
): Promise<void> {
  const { origin, isPublic, apiBase } = upstream;
  const sections = parts.filter(({ name }) => name !== 'shell');
  const shell = parts.find(({ name }) => name === 'shell');
  const strip = isPublic
    ? overrideStrip({ part: parts.map(({ name }) => name).join(', '), origin })
    : '';
  await server.register(replyFrom, { base: origin, disableRequestLogging: true });
  // Streams the body of a form to the site.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  server.setErrorHandler(async (error, _request, reply) =>
    sendHtml(reply.code(500), failedPage(error)),
  );
  server.all('/*', async (request, reply) => {
    const pathname = decodeURI(request.url.split('?', 1)[0] ?? '/');
    if (pathname === CLIENT_PATH) return sendFile(reply, client);
    const file = parts.map((part) => part.fileAt(pathname)).find((each) => each !== null);
    if (file !== undefined) return sendFile(reply, file);
    if (isPublic) {
      if (pathname === previewPaths.styles) return reply.type(contentTypes.css).send(previewStyles);
      if (pathname === previewPaths.leave) return reply.redirect(livePage(request, origin), 303);
    }
    const site = await upstream.site();
    if (pathname === SITE_CONFIG_PATH) return reply.send(site);
    if (pathname === REGISTRY_PATH) return reply.send(await registry());
    if (isPublic && pathname.startsWith(`${site.apiBase}/`)) {
      return callPublic(request, reply, pathname.slice(site.apiBase.length));
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return isPublic ? nothingSent(request, reply) : passOn(request, reply);
    }
    for (const section of sections) {
      const page = await section.render(pathname.replace(/(?<=.)\/$/, ''), site);
      if (!page) continue;
      const html = pageInFrame(await frame(), renderedPage(await section.release(), page));
      return sendHtml(reply.code(page.status), html);
    }
    return passOn(request, reply);
  });

  /** A page of the shell alone: the one under work, or the upstream's. */
  async function frame(): Promise<string> {
    const theirs = await (await requestUpstream(origin, NO_PAGE)).text();
    if (!shell) return theirs;
    const site = await upstream.site();
    const release = await shell.release();
    const { html, head } = await shell.renderer().renderErrorFragment(site, 'notFound');
    return shell.renderer().renderDocument({
      site,
      pathname: '/error',
      head,
      fragment: { remote: null, html },
      styles: stylesOf(release),
      loader: checkedFile(release, 'loader.js'),
      lock: { ...lockIn(theirs), shell: checkedFile(release, release.entry) },
    });
  }

  async function registry() {
    const releases: Release[] = await Promise.all(sections.map((section) => section.release()));
    const site = await upstream.site();
    const own = discoveryDocument(publicRegistry(site, releases, () => ({})));
    const theirs = await discoveryOf(upstream);
    return { ...theirs, microFrontends: { ...theirs.microFrontends, ...own.microFrontends } };
  }

  /** Calls the public API to read posts. Other calls could store data. */
  async function callPublic(
    request: FastifyRequest,
    reply: FastifyReply,
    call: string,
  ): Promise<FastifyReply> {
    if (call === SIGNALS_PATH || call === REPORTS_PATH) return reply.code(204).send();
    const isRead = request.method === 'GET' && /^\/(published-blogs|blog\/[\w-]+)$/.test(call);
    if (!isRead) return nothingSent(request, reply);
    const query = request.url.slice(request.url.split('?', 1)[0]?.length);
    const answer = await requestUpstream(origin, apiBase + call + query);
    return reply
      .code(answer.status)
      .type(contentTypes.json)
      .send(await answer.text());
  }

  function passOn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return reply.from(request.url, {
      rewriteRequestHeaders(_request, { host, range, ...headers }) {
        // Pages are rewritten, so they are neither compressed nor compared with earlier copies.
        const own = { 'accept-encoding': 'identity', ...(range !== undefined && { range }) };
        if (isPublic) return { host, ...own };
        const { 'if-none-match': _tag, 'if-modified-since': _date, ...rest } = headers;
        return { ...rest, ...own, host: request.headers.host };
      },
      rewriteHeaders: ({ location, ...headers }) => ({
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => passedOn.test(name))),
        ...(typeof location === 'string' && { location: localLocation(location, request, origin) }),
      }),
      onResponse(_request, _reply, answer) {
        const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
        if (isPage)
          void text(answer.stream)
            .then(reframed)
            .then((html) => sendHtml(reply, html));
        else void reply.send(answer.stream);
      },
      retryDelay: () => null,
    });
  }

  /** Puts a page of the site into the shell under work. */
  async function reframed(html: string): Promise<string> {
    return shell && isFramed(html) ? pageInFrame(await frame(), composedPage(html)) : html;
  }

  function sendHtml(reply: FastifyReply, html: string): FastifyReply {
    const page = html
      .replace(/(?=<title>)/, `<script src="${CLIENT_PATH}"></script>`)
      // After the skip link, which must come first.
      .replace(bodyStart, (start) => start + strip);
    reply.removeHeader('content-length');
    return reply.type(contentTypes.html).header('cache-control', 'no-store').send(page);
  }
}

const bodyStart = /<body[^>]*>(?:<a [^>]*href="#main"[^>]*>[^<]*<\/a>)?/;

async function sendFile(reply: FastifyReply, file: string): Promise<FastifyReply> {
  return reply
    .type(contentTypeOf(file) ?? contentTypes.txt)
    .header('cache-control', 'no-store')
    .send(await readFile(file));
}

/** Returns the URL of the current page on the public site. */
function livePage({ headers }: FastifyRequest, origin: string): string {
  const { referer = '', host = '' } = headers;
  const from = URL.canParse(referer) ? new URL(referer) : null;
  return from?.host === host ? origin + from.pathname + from.search : `${origin}/`;
}

/** Rewrites redirects within the site to this server. */
function localLocation(location: string, request: FastifyRequest, origin: string): string {
  const to = new URL(location, origin + request.url);
  if (to.origin !== origin) return to.href;
  // A leading double slash would be parsed as a host name.
  return to.pathname.replace(/^\/+/, '/') + to.search + to.hash;
}

/** The page to show when rendering fails. It reloads after the next save. */
function failedPage(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const heading = 'This page could not be rendered';
  return `<!doctype html><html lang="en"><head><title>${heading}</title></head><body><h1>${heading}</h1><pre>${escapeHtml(message)}</pre></body></html>\n`;
}
