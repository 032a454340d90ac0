import { existsSync } from 'node:fs';
import { apiErrors, errorAnswer } from '@site/api/http/api-errors.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { requireOneHost } from '@site/api/http/require-one-host.ts';
import { guardConnections, serverOptions } from '@site/api/http/server-options.ts';
import { messages } from '@site/kit/api/messages.ts';
import { REPORTS_PATH, SIGNALS_PATH } from '@site/kit/signals/page-signal.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { LRUCache } from 'lru-cache';
import { dataServices } from '@site/delivery/compose/data-services.ts';
import type { HostExtension } from '@site/delivery/host/create-host.ts';
import { exportTree } from '@site/delivery/host/export-tree.ts';
import { readTree, type ServedTree } from '@site/delivery/host/served-tree.ts';
import { sendErrorPage, siteHost } from '@site/delivery/host/site-host.ts';
import { contentTypes } from '@site/delivery/releases/content-types.ts';
import { isFromFuture } from '../access/key-store.ts';
import { isSameSecret } from '../access/secret.ts';
import { previewStore, type Preview } from './preview-store.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import { readData } from '@site/delivery/versions/read-version.ts';
import { versionId } from '@site/delivery/versions/site-version.ts';
import { nothingSent, withStrip } from '@site/delivery/previews/preview-responses.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import {
  noPreviewPage,
  previewPaths,
  previewStrip,
  previewStyles,
} from '@site/delivery/previews/preview-words.ts';
import { ROBOTS_PATH } from '@site/delivery/compose/site-addresses.ts';

/** Dependencies and settings of the preview host. */
type PreviewHostOptions = {
  stores: Stores;
  address: PreviewAddress;
  /** The origin of the public site, where leaving a preview leads; the configured one by default. */
  publicOrigin?: string | undefined;
  /** The API path of pages in a preview. */
  apiBase: string;
  logger: FastifyBaseLogger;
  /** The security headers of responses outside previews. */
  headers: () => Readonly<Record<string, string>>;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The preview that answers this request; `null` on other hosts. */
    shown: Shown | null;
  }
}

type Shown = { preview: Preview; tree: ServedTree };

/** Headers of every response, which exclude search engines, caches and other sites. */
const unseen = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'cache-control': 'private, no-store',
} as const;

/** How many versions stay ready to serve. */
const MAX_TREES = 10;

/**
 * Serves previews on a host, each at its own address. Routes every request for one to a separate server before any other
 * hook runs, so preview hosts expose no public routes and public hosts expose no previews.
 */
export function previewExtension(
  previews: Pick<PreviewHostOptions, 'address' | 'publicOrigin'>,
): HostExtension {
  return async (server, { stores, apiBase, logger, headers }) => {
    const host = await previewHost({ ...previews, stores, apiBase, logger, headers });
    server.addHook('onRequest', async (request, reply) => {
      // The raw header, because clients can forge what proxies would set.
      if (previews.address.idIn(request.raw.headers.host) === null) return;
      reply.hijack();
      host.routing(request.raw, reply.raw);
    });
    server.addHook('onClose', () => host.close());
  };
}

/**
 * Creates a server for preview hosts. It serves each version as composed, HTML and JavaScript together, to visitors
 * with the preview's key, and 404 to everyone else. It cannot access what visitors wrote. It does not listen: the
 * site's server passes requests to its `routing`.
 */
async function previewHost(options: PreviewHostOptions): Promise<FastifyInstance> {
  const { stores, apiBase, logger, headers } = options;
  // Nothing here depends on the client's address, so no proxy is trusted.
  const server = Fastify({
    ...serverOptions({ trustedProxies: 0, headers }),
    loggerInstance: logger,
  });
  guardConnections(server);
  server.decorateRequest('shown', null);
  server.setErrorHandler((error, request, reply) => {
    request.log.error(errorFacts(error), 'could not serve a page of a preview');
    if (request.shown) return sendErrorPage(reply, 'failed');
    return reply.code(500).type(contentTypes.txt).send('Something went wrong on our side.\n');
  });
  // Registered last, so that these override the headers of public pages.
  server.addHook('onSend', async (_request, reply) => void reply.headers(unseen));
  // Pages get the strip as they are sent. The version's files stay as composed and checked.
  server.addHook('onSend', async ({ shown }, reply, payload) =>
    shown ? withStrip(reply, payload, previewStrip(shown.preview)) : payload,
  );
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers()));
  server.addHook('onRequest', requireOneHost);
  server.addHook('onRequest', gate(options, keptTrees(stores, apiBase)));
  await siteHost(server, { tree: ({ shown }) => shownTree(shown), preCompressed: false });
  await server.ready();
  return server;
}

function shownTree(shown: Shown | null): ServedTree {
  if (shown) return shown.tree;
  throw new Error('A request without its preview was let through.');
}

/** Admits visitors with the key to this host's preview, and answers everyone else. */
function gate(
  { stores, address, apiBase, publicOrigin }: PreviewHostOptions,
  treeOf: (preview: Preview) => Promise<ServedTree>,
) {
  const previews = previewStore(stores.registry);
  // Host-only, and HTTPS-only where there is HTTPS.
  const cookie = address.isSecure ? '__Host-preview' : 'preview';

  const opened = async (id: string, key: string): Promise<Preview | null> => {
    const preview = await previews.find(id);
    if (!preview || isFromFuture(preview, Date.now())) return null;
    return isSameSecret(key, preview.secret) ? preview : null;
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> => {
    const [pathname = '/', query = ''] = request.url.split('?', 2);
    if (pathname === ROBOTS_PATH) {
      return reply.type(contentTypes.txt).send('User-agent: *\nDisallow: /\n');
    }
    if (pathname === previewPaths.styles) return reply.type(contentTypes.css).send(previewStyles);
    const id = address.idIn(request.raw.headers.host) ?? '';
    if (pathname.startsWith(`${apiBase}/`)) {
      const preview = await opened(id, cookieOf(request, cookie));
      return answerCall(request, reply, { stores, apiBase, preview });
    }
    if (pathname === previewPaths.open) {
      const asked = new URLSearchParams(query);
      const key = asked.get('key') ?? '';
      const preview = await opened(id, key);
      if (!preview) return notHere(reply);
      const secondsLeft = Math.floor((preview.endsAt.getTime() - Date.now()) / 1000);
      const secure = address.isSecure ? '; Secure' : '';
      return reply
        .header(
          'set-cookie',
          `${cookie}=${key}; Path=/; Max-Age=${secondsLeft}; HttpOnly; SameSite=Lax${secure}`,
        )
        .header('referrer-policy', 'no-referrer')
        .redirect(pathOnly(asked.get('page')), 303);
    }
    const preview = await opened(id, cookieOf(request, cookie));
    if (!preview) return notHere(reply);
    const tree = await treeOf(preview);
    request.shown = { preview, tree };
    if (pathname === previewPaths.leave) {
      const { referer = '' } = request.headers;
      const from = URL.canParse(referer) ? new URL(referer) : null;
      const page = from && address.idIn(from.host) === id ? from.pathname + from.search : '/';
      return reply.redirect((publicOrigin ?? tree.site.siteUrl) + page, 303);
    }
    return isRead(request) ? undefined : nothingSent(request, reply);
  };
}

function notHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).type(contentTypes.html).send(noPreviewPage);
}

/** The requested page as a path on this host. */
function pathOnly(page: string | null): string {
  const here = 'http://preview.invalid';
  if (page === null || !URL.canParse(page, here)) return '/';
  const { origin, pathname, search } = new URL(page, here);
  // A path that starts with two slashes would name another host.
  return origin === here && !pathname.startsWith('//') ? pathname + search : '/';
}

function cookieOf({ headers }: FastifyRequest, name: string): string {
  const cookies = (headers.cookie ?? '').split(';').map((each) => each.trim());
  return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

/** The trees of previews, created on this machine on first use. */
function keptTrees(stores: Stores, apiBase: string): (preview: Preview) => Promise<ServedTree> {
  const trees = new LRUCache<string, ServedTree, Preview>({
    max: MAX_TREES,
    async fetchMethod(_id, _stale, { context: { version } }) {
      const tree = readTree(await exportTree(stores, version, []));
      // Forms must not reach an API on another host, so the page's policy leaves it out.
      return { ...tree, site: { ...tree.site, apiBase } };
    },
  });
  return async (preview) => {
    const id = versionId(preview.version);
    const known = trees.get(id);
    // A promotion deletes trees that are no longer served.
    if (known && !existsSync(known.folder)) trees.delete(id);
    const tree = await trees.fetch(id, { context: preview });
    if (!tree) throw new Error(`The version ${id} cannot be shown.`);
    return tree;
  };
}

/** Answers API calls: reads from the preview's posts if the caller has its key, everything else with a refusal. */
async function answerCall(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    stores,
    apiBase,
    preview,
  }: Pick<PreviewHostOptions, 'stores' | 'apiBase'> & { preview: Preview | null },
): Promise<FastifyReply> {
  const [pathname = '', query = ''] = request.url.slice(apiBase.length).split('?', 2);
  // Only the public site counts signals.
  if (pathname === SIGNALS_PATH || pathname === REPORTS_PATH) return reply.code(204).send();
  if (!isRead(request)) return nothingSent(request, reply);
  if (!preview) return reply.code(404).send(errorAnswer(apiErrors.nothingHere));
  const posts = dataServices(await readData(stores.blobs, preview.version.data), stores.blobs);
  if (pathname === '/published-blogs') {
    const newest = /^\d{1,6}$/.exec(new URLSearchParams(query).get('newest') ?? '')?.[0];
    return reply.send(
      await posts.publishedBlogs(newest === undefined ? 'all' : { newest: Number(newest) }),
    );
  }
  const [, id] = /^\/blog\/([\w-]+)$/.exec(pathname) ?? [];
  if (id === undefined) return reply.code(404).send(errorAnswer(apiErrors.nothingHere));
  const blog = await posts.blog(id);
  if (blog) return reply.send({ success: true, data: blog });
  return reply.code(404).send(errorAnswer({ id: messages.blogNotFound }));
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
