import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;

/**
 * Stops a server: it takes nothing new, answers what is in flight and is then closed. Node drops the connections
 * that are idle at that moment; one that becomes idle later would hold it open until the keep-alive time is over.
 */
export async function closeGracefully(fastify: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => fastify.server.closeIdleConnections(), SWEEP_MS);
  try {
    await fastify.close();
  } finally {
    clearInterval(sweep);
  }
}
