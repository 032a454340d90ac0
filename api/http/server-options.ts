import type { Socket } from 'node:net';
import {
  LogController,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { errorAnswer, apiErrors, sendError } from './api-errors.ts';

/**
 * Options for any Fastify server that carries this service: what a plugin cannot set for itself. Requests that
 * never reach a route are answered in the service's shape and quote nothing; Fastify's own request lines, which
 * hold addresses and queries, stay off. `trustedProxies` is the number of our own proxies in front.
 */
export function serverOptions({ trustedProxies }: { trustedProxies: number }) {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    /** Milliseconds for a whole request to arrive. */
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerUnreadableRequest,
  } as const satisfies FastifyServerOptions;
}

function answerFrameworkError(
  _error: unknown,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return sendError(reply, 400, apiErrors.badAddress);
}

function answerUnreadableRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = UNREADABLE.get(error.code ?? '') ?? '400 Bad Request';
  const body = JSON.stringify(errorAnswer(apiErrors.badRequest));
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

const UNREADABLE = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
]);
