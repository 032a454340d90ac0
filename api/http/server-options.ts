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
import { followConnections } from './open-connections.ts';

/** How long a connection may keep something of ours waiting, in milliseconds. */
export type ConnectionTimeouts = {
  /** For a whole request to arrive, from its first byte or from the connection on. */
  requestMs: number;
  /** For the next part of an answer to be taken. Node looks twice, so a reader is let go after one to two of these. */
  unreadMs: number;
  /** For the other side to hang up after it was told why its request was refused. */
  lingerMs: number;
  /** How often requests are looked at. */
  checkMs: number;
};

/** Any connection that keeps us waiting is gone within 15 seconds. */
export const TIMEOUTS: ConnectionTimeouts = {
  requestMs: 10_000,
  unreadMs: 6000,
  lingerMs: 1000,
  checkMs: 1000,
};

/** How long an idle connection is kept, in milliseconds: longer than proxies in front keep theirs. */
const KEEP_ALIVE_MS = 72_000;

/** Many households share one IPv4 address, so this is far more than one browser opens. */
export const MAX_CONNECTIONS_PER_CLIENT = 256;

/** What is answered to a request that is not even read: a media type and a text. */
export type UnreadableAnswer = (status: number) => { type: string; body: string };

type ServerSettings = {
  /** The number of our own proxies in front. */
  trustedProxies: number;
  /** The answer to a request that is not even read; in the shape of the forms service when left out. */
  unreadable?: UnreadableAnswer;
  /** The headers of answers to requests that are not even read. */
  headers?: () => Readonly<Record<string, string>>;
  timeouts?: ConnectionTimeouts;
};

/**
 * Options for any Fastify server that carries this service: what a plugin cannot set for itself. Requests that
 * never reach a route are answered in the service's shape and quote nothing; Fastify's own request lines, which
 * hold addresses and queries, stay off. Connections that only wait are let go.
 */
export function serverOptions({
  trustedProxies,
  headers = () => ({}),
  timeouts = TIMEOUTS,
  unreadable = asForms,
}: ServerSettings) {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    // Each line of the log says which request it is about.
    requestIdHeader: false,
    genReqId: (request: IncomingMessage) =>
      (trustedProxies > 0 ? idOfProxy(request) : undefined) ?? randomUUID(),
    serverFactory(handler) {
      return createServer(
        {
          requestTimeout: timeouts.requestMs,
          headersTimeout: timeouts.requestMs,
          connectionsCheckingInterval: timeouts.checkMs,
          keepAliveTimeout: KEEP_ALIVE_MS,
          // `requireOneHost` refuses it with our headers.
          requireHostHeader: false,
        },
        (request, response) => {
          // `followConnections` has closed the connection of a client that pipelines.
          if (!request.socket.destroyed) handler(request, response);
        },
      );
    },
    // Whoever is on a connection that is open gets an answer (`closeGracefully`).
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) =>
      answerUnreadableRequest(error, socket, { headers: headers(), timeouts, unreadable }),
  } as const satisfies FastifyHttpOptions<Server>;
}

/** The id that a proxy of ours gave a request; `undefined` for none, and for one that is no id. */
function idOfProxy({ headers }: IncomingMessage): string | undefined {
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
 * Does for a server what no option can, and before it has any route: lets readers go that never read, with what is kept
 * for them, keeps count of connections, so that none of them holds up its end (`closeGracefully`), and refuses what a client expects besides an answer in the service's shape, where Node would say 417 alone.
 */
export function guardConnections(
  fastify: FastifyInstance,
  {
    headers = () => ({}),
    timeouts = TIMEOUTS,
    unreadable = asForms,
    trustedProxies,
  }: ServerSettings,
): void {
  followConnections(fastify.server);
  if (trustedProxies === 0) limitConnectionsPerClient(fastify.server);
  // Not sooner: an answer may take long to be made, and Node sets a time of its own when it has been taken.
  fastify.addHook('onSend', async ({ raw: { socket } }) => {
    if (socket instanceof Socket) socket.setTimeout(timeouts.unreadMs);
  });
  fastify.server.on('checkExpectation', (_request, response) => {
    const { type, body } = unreadable(417);
    const sent = {
      ...headers(),
      ...ofErrors(type),
      connection: 'close',
      'content-length': Buffer.byteLength(body),
    };
    response.writeHead(417, sent).end(body);
  });
}

/** Closes new connections of an address that has too many open. */
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

const asForms: UnreadableAnswer = () => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(errorAnswer(apiErrors.badRequest)),
});

function ofErrors(type: string) {
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
      ...Object.entries({ ...headers, ...ofErrors(type) }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
  // The other side may never hang up, and a socket that is only half closed is kept.
  const end = setTimeout(() => socket.destroy(), timeouts.lingerMs);
  socket.once('close', () => clearTimeout(end));
}

const UNREADABLE = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);
