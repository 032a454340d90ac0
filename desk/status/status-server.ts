import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { requireOneHost } from '@site/api/http/require-one-host.ts';
import { guardConnections, serverOptions } from '@site/api/http/server-options.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { repositoryRoot } from '@site/delivery/config.ts';
import { contentTypes } from '@site/delivery/host/content-types.ts';
import type { SiteStatus } from './site-status.ts';
import type { StatusDoor } from './status-door.ts';

/** The paths of the status page, its links and its only asset. */
export const statusPaths = {
  page: '/status',
  open: '/status/open',
  font: '/website/assets/fonts/baloo-2-latin-650.woff2',
} as const;

/** The dependencies of the page. */
export type StatusServerOptions = {
  door: StatusDoor;
  /** Reads the site's status. Rejects if a database does not answer. */
  readStatus: () => Promise<SiteStatus>;
  /** Whether the holder of a link still has access. */
  mayLook: (holder: string) => Promise<boolean>;
  logger: FastifyBaseLogger;
};

/** No caching, framing, referrer, external resources or scripts. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const;

/**
 * A server with only the owner's status page, for visitors who opened a link to it; 404 and a sentence for everyone
 * else. Does not listen yet.
 */
export async function createStatusServer(options: StatusServerOptions): Promise<FastifyInstance> {
  const { door, readStatus, mayLook, logger } = options;
  // Nothing here depends on the client's address, so no proxy is trusted.
  const server = Fastify({
    ...serverOptions({ trustedProxies: 0, headers: () => headers }),
    loggerInstance: logger,
    exposeHeadRoutes: false,
  });
  guardConnections(server, { headers: () => headers, trustedProxies: 0 });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  server.addHook('onRequest', requireOneHost);
  server.setNotFoundHandler(async (_request, reply) => notForYou(reply));
  server.setErrorHandler((error, request, reply) => {
    request.log.error(errorFacts(error), 'could not show the status');
    return say(reply, 500, 'The status cannot be shown now. See the log.');
  });

  server.get<{ Querystring: { ticket?: unknown } }>(statusPaths.open, async (request, reply) => {
    const { ticket } = request.query;
    const entered = typeof ticket === 'string' ? door.enter(ticket) : null;
    if (!entered) return notForYou(reply);
    const { visit, seconds } = entered;
    const { name, attributes } = cookieAt(request);
    return reply
      .header('set-cookie', `${name}=${visit}; ${attributes}; Max-Age=${seconds}`)
      .redirect(statusPaths.page, 303);
  });

  server.get(statusPaths.page, async (request, reply) => {
    const holder = door.holderOf(visitOf(request));
    if (holder === null || !(await mayLook(holder))) return notForYou(reply);
    // Loaded at the first view, because nothing else here needs React and the stylesheet's compiler.
    const { statusDocument } = await import('./status-document.tsx');
    const { html, styleHash } = await statusDocument(await readStatus(), new Date());
    const policy = `${headers['content-security-policy']}; style-src ${styleHash}; font-src 'self'`;
    return reply.header('content-security-policy', policy).type(contentTypes.html).send(html);
  });

  server.get(statusPaths.font, async (_request, reply) => {
    const file = statusPaths.font.replace('/website/assets/', 'shell/assets/');
    return reply.type(contentTypes.woff2).send(await readFile(path.join(repositoryRoot, file)));
  });

  await server.ready();
  return server;
}

/**
 * The session cookie: host-only and secure. On this machine there is no HTTPS, and all ports share its host name, so
 * the cookie is limited to this path instead.
 */
function cookieAt({ hostname }: FastifyRequest): { name: string; attributes: string } {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isHere
    ? { name: 'status', attributes: `Path=${statusPaths.page}; HttpOnly; SameSite=Lax` }
    : { name: '__Host-status', attributes: 'Path=/; HttpOnly; SameSite=Lax; Secure' };
}

function visitOf(request: FastifyRequest): string {
  const { name } = cookieAt(request);
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
  return cookies.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

function notForYou(reply: FastifyReply): FastifyReply {
  return say(
    reply,
    404,
    'There is nothing for you here. A link to the status works once, within five minutes: npx site status --open creates another.',
  );
}

function say(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).type(contentTypes.txt).send(`${words}\n`);
}
