import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import {
  LogController,
  type FastifyReply,
  type FastifyRequest,
  type FastifyHttpOptions,
  type FastifyInstance,
} from 'fastify';
import { errorAnswer, apiErrors, sendError } from './api-errors.ts';
import { trackConnections } from './open-connections.ts';

/** How long a connection may keep us waiting, in milliseconds. */
export type ConnectionTimeouts = {
  /** Until a whole request has arrived. */
  requestMs: number;
  /** Until the client reads the next part of a response. Node checks twice, so it can take twice as long. */
  unreadMs: number;
  /** Until the client hangs up after a rejected request. */
  lingerMs: number;
  /** How often to check. */
  checkMs: number;
};

/** Any stalled connection is gone within 15 seconds. */
export const TIMEOUTS: ConnectionTimeouts = {
  requestMs: 10_000,
  unreadMs: 6000,
  lingerMs: 1000,
  checkMs: 1000,
};

/** How long to keep an idle connection, in milliseconds: longer than the proxies in front of us do. */
const KEEP_ALIVE_MS = 72_000;

/** Far more than one browser opens, because many households share an IPv4 address. */
export const MAX_CONNECTIONS_PER_CLIENT = 256;

/** The response to a request that couldn't be parsed. */
export type UnreadableAnswer = (status: number) => { type: string; body: string };

type ServerSettings = {
  /** Number of our own proxies in front. */
  trustedProxies: number;
  /** The response to a request that couldn't be parsed; JSON by default. */
  unreadable?: UnreadableAnswer;
  /** Headers of responses to requests that couldn't be parsed. */
  headers?: () => Readonly<Record<string, string>>;
  timeouts?: ConnectionTimeouts;
};

/**
 * Returns the options for any Fastify server that hosts this service, which a plugin can't set itself. Requests that
 * never reach a route are answered in the service's error format, without quoting them. Fastify's own request logging
 * is off because it includes URLs and queries. Stalled connections are closed.
 */
export function serverOptions({
  trustedProxies,
  headers = () => ({}),
  timeouts = TIMEOUTS,
  unreadable = jsonError,
}: ServerSettings) {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    requestIdHeader: false,
    genReqId: (request: IncomingMessage) =>
      (trustedProxies > 0 ? proxyRequestId(request) : undefined) ?? randomUUID(),
    serverFactory(handler) {
      return createServer(
        {
          requestTimeout: timeouts.requestMs,
          headersTimeout: timeouts.requestMs,
          connectionsCheckingInterval: timeouts.checkMs,
          keepAliveTimeout: KEEP_ALIVE_MS,
          // `requireOneHost` rejects it with our headers.
          requireHostHeader: false,
        },
        (request, response) => {
          // `trackConnections` has closed the connection of a client that pipelines.
          if (!request.socket.destroyed) handler(request, response);
        },
      );
    },
    // Open connections still get answers while closing (`closeGracefully`).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) =>
      answerUnreadableRequest(error, socket, { headers: headers(), timeouts, unreadable }),
  } as const satisfies FastifyHttpOptions<Server>;
}

/** The request id set by our proxy, if valid. */
function proxyRequestId({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

function answerFrameworkError(
  _error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return sendError(reply, 400, apiErrors.badAddress);
}

/**
 * Sets up on a server, before it has routes, what options can't: drops clients that never read, tracks connections
 * for `closeGracefully`, and rejects `Expect` headers in the service's error format, where Node would send a bare
 * 417.
 */
export function guardConnections(
  fastify: FastifyInstance,
  {
    headers = () => ({}),
    timeouts = TIMEOUTS,
    unreadable = jsonError,
    trustedProxies,
  }: ServerSettings,
): void {
  trackConnections(fastify.server);
  if (trustedProxies === 0) limitConnectionsPerClient(fastify.server);
  // Not earlier: a response may take long to produce, and Node sets its own timeout once it is read.
  fastify.addHook('onSend', async ({ raw: { socket } }) => {
    if (socket instanceof Socket) socket.setTimeout(timeouts.unreadMs);
  });
  fastify.server.on('checkExpectation', (_request, response) => {
    const { type, body } = unreadable(417);
    const sent = {
      ...headers(),
      ...errorHeaders(type),
      connection: 'close',
      'content-length': Buffer.byteLength(body),
    };
    response.writeHead(417, sent).end(body);
  });
}

/** Closes new connections from an address that has too many open. */
function limitConnectionsPerClient(server: Server): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = socket.remoteAddress ?? '';
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const rest = (open.get(client) ?? 1) - 1;
      if (rest === 0) open.delete(client);
      else open.set(client, rest);
    });
    if (count > MAX_CONNECTIONS_PER_CLIENT) socket.destroy();
  });
}

const jsonError: UnreadableAnswer = () => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(errorAnswer(apiErrors.badRequest)),
});

function errorHeaders(type: string) {
  return { 'content-type': type, 'cache-control': 'no-store' };
}

function answerUnreadableRequest(
  error: Error & { code?: string },
  socket: Socket,
  {
    headers,
    timeouts,
    unreadable,
  }: {
    headers: Readonly<Record<string, string>>;
    timeouts: ConnectionTimeouts;
    unreadable: UnreadableAnswer;
  },
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = UNREADABLE.get(error.code ?? '') ?? '400 Bad Request';
  const { type, body } = unreadable(Number.parseInt(status, 10));
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      ...Object.entries({ ...headers, ...errorHeaders(type) }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
  // The client may never hang up, and a half-closed socket would stay.
  const end = setTimeout(() => socket.destroy(), timeouts.lingerMs);
  socket.once('close', () => clearTimeout(end));
}

const UNREADABLE = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);
