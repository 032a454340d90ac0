import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiErrors, sendError } from './api-errors.ts';

/** How many Host headers a request has; Node itself shows only the first. */
export function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    .length;
}

/**
 * An `onRequest` hook for any server that carries this service: refuses a request with two Host headers, of which Node
 * takes the first and a proxy in front may take the other, and an HTTP/1.1 request without one. Node would refuse the
 * latter itself, but without our headers.
 */
export async function requireOneHost(
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const hosts = countHosts(raw);
  const isMissing = hosts === 0 && raw.httpVersion === '1.1';
  return hosts > 1 || isMissing ? sendError(reply, 400, apiErrors.badRequest) : undefined;
}
