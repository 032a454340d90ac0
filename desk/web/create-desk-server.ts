import rateLimitPlugin from '@fastify/rate-limit';
import { RateLimitStore } from '@site/api/http/rate-limit-store.ts';
import { countHosts } from '@site/api/http/require-one-host.ts';
import { guardConnections, serverOptions } from '@site/api/http/server-options.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { PROBLEM_TYPE, sendProblem, unreadable } from '../delivery/problem.ts';

/** Connection timeouts, in milliseconds: a release may arrive over a slow line. */
const TIMEOUTS = { requestMs: 120_000, unreadMs: 14_000, lingerMs: 1000, checkMs: 1000 } as const;

/** No framing by others and no third-party resources. A page adds its own scripts and styles. */
export const policy =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; font-src 'self'; frame-src 'self'; img-src 'self'";

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // Not no-referrer: it makes browsers send `Origin: null` with forms.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const;

/** Settings of the desk's server. */
export type DeskServerSettings = {
  logger: FastifyBaseLogger;
  /** Number of our own proxies in front of the desk. */
  trustedProxies: number;
  /** Public origin, such as `https://desk.pebble.example`. */
  origin: string;
};

/**
 * Creates the server of the desk without listening. `register` adds the pages and the delivery API, each with its own
 * bodies and error answers.
 */
export async function createDeskServer(
  { logger, trustedProxies, origin }: DeskServerSettings,
  register: (server: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const isSecure = new URL(origin).protocol === 'https:';
  const sent = isSecure ? { ...headers, 'strict-transport-security': 'max-age=31536000' } : headers;
  const server = Fastify({
    ...serverOptions({
      trustedProxies,
      headers: () => sent,
      timeouts: TIMEOUTS,
      unreadable: (status) => ({
        type: PROBLEM_TYPE,
        body: JSON.stringify(unreadable(status).problem),
      }),
    }),
    loggerInstance: logger,
    exposeHeadRoutes: false,
    frameworkErrors: (_error, _request, reply) => sendProblem(reply.headers(sent), unreadable(400)),
  });
  guardConnections(server, { timeouts: TIMEOUTS });
  server.addHook('onRequest', async ({ raw }, reply) => {
    reply.headers(sent);
    if (countHosts(raw) !== 1) return sendProblem(reply, unreadable(400));
    return undefined;
  });
  await server.register(rateLimitPlugin, { global: false, store: RateLimitStore });
  await register(server);
  await server.ready();
  return server;
}
