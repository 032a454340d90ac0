import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiErrors, sendError } from './api-errors.ts';

/** Counts the Host headers of a request; Node exposes only the first. */
export function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
    .length;
}

/**
 * An `onRequest` hook that rejects two kinds of requests: those with two Host headers, because Node uses the first and
 * a proxy might use the other, and HTTP/1.1 requests without one, which Node would reject without our headers.
 */
export async function requireOneHost(
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const hosts = countHosts(raw);
  const isMissing = hosts === 0 && raw.httpVersion === '1.1';
  return hosts > 1 || isMissing ? sendError(reply, 400, apiErrors.badRequest) : undefined;
}
