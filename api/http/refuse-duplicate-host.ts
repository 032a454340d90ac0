import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiErrors, sendError } from './api-errors.ts';

/**
 * An `onRequest` hook for any server that carries this service: refuses a request that names two hosts. Node takes the
 * first and a proxy in front may take the other, and then the two do not mean the same site.
 */
export async function refuseDuplicateHost(
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
  return hosts > 1 ? sendError(reply, 400, apiErrors.badRequest) : undefined;
}
