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

/** Where the status page is, where a link to it leads, and its one file. */
export const statusPaths = {
  page: '/status',
  open: '/status/open',
  font: '/website/assets/fonts/baloo-2-latin-650.woff2',
} as const;

/** What the page is made with. */
export type StatusServerOptions = {
  door: StatusDoor;
  /** Reads how the site is. Rejects when a database does not answer. */
  readStatus: () => Promise<SiteStatus>;
  /** Whether whom a link was made for may still look. */
  mayLook: (holder: string) => Promise<boolean>;
  logger: FastifyBaseLogger;
};

/** Nothing is kept, framed, sent on, or taken from elsewhere, and no script runs. */
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
 * A server with the owner's status page and nothing else, for whoever has opened a link to it; 404 and one sentence for
 * everybody else. Does not listen yet.
 */
export async function createStatusServer(options: StatusServerOptions): Promise<FastifyInstance> {
  const { door, readStatus, mayLook, logger } = options;
  // Of the client's address nothing is used here, so no proxy has to be believed.
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
    request.log.error(errorFacts(error), 'the status could not be shown');
    return say(reply, 500, 'The status cannot be shown now: the log says why.');
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
    // Loaded at the first view: React and the compiler of the sheet are of use to nothing else here.
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
 * The cookie of a visit. Only this very origin gets it, and over an encrypted line alone, unless the browser is on this
 * machine: then there is none, and names of this machine are shared by all its ports, so it is for this path alone.
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
    'There is nothing for you here. A link to the status is good once and for five minutes: npx site status --open makes another.',
  );
}

function say(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).type(contentTypes.txt).send(`${words}\n`);
}
