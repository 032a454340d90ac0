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
import { watchConnections } from './open-connections.ts';

/** How long a connection may keep us waiting, in milliseconds. */
type ConnectionTimeouts = {
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
const TIMEOUTS: ConnectionTimeouts = {
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
type UnreadableAnswer = (status: number) => { type: string; body: string };

type ServerSettings = {
  /** Number of our own proxies in front. */
  trustedProxies: number;
  /** Headers of responses to requests that couldn't be parsed. */
  headers?: () => Readonly<Record<string, string>>;
  timeouts?: ConnectionTimeouts;
  unreadable?: UnreadableAnswer;
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
      const server = createServer(
        {
          requestTimeout: timeouts.requestMs,
          headersTimeout: timeouts.requestMs,
          connectionsCheckingInterval: timeouts.checkMs,
          keepAliveTimeout: KEEP_ALIVE_MS,
          // `requireOneHost` rejects it with our headers.
          requireHostHeader: false,
        },
        (request, response) => {
          // `watchConnections` has closed the connection of a client that pipelines.
          if (!request.socket.destroyed) handler(request, response);
        },
      );
      // Behind a proxy, all connections come from the proxy.
      watchConnections(server, trustedProxies === 0 ? MAX_CONNECTIONS_PER_CLIENT : Infinity);
      // Node would send a bare 417. An expectation that nobody knows may be ignored, too (RFC 9110, section 10.1.1).
      server.on('checkExpectation', (request, response) =>
        server.emit('request', request, response),
      );
      return server;
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

const jsonError: UnreadableAnswer = () => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(errorAnswer(apiErrors.badRequest)),
});

/** Drops clients that never read their response. Call it before the server has routes. */
export function guardConnections(
  fastify: FastifyInstance,
  { timeouts = TIMEOUTS }: Pick<ServerSettings, 'timeouts'> = {},
): void {
  // Not earlier: a response may take long to produce, and Node sets its own timeout once it is read.
  fastify.addHook('onSend', async ({ raw: { socket } }) => {
    if (socket instanceof Socket) socket.setTimeout(timeouts.unreadMs);
  });
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
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `content-type: ${type}`,
      'cache-control: no-store',
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
