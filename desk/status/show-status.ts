import type { FastifyInstance } from 'fastify';
import { createStatusServer, statusPaths, type StatusServerOptions } from './status-server.ts';

/**
 * Makes a server hand requests for the status page to a server of its own before any other hook runs. So neither has
 * the other's routes, and a cookie is only valid there.
 */
export async function showStatus(
  server: FastifyInstance,
  options: StatusServerOptions,
): Promise<void> {
  const status = await createStatusServer(options);
  const own: readonly string[] = Object.values(statusPaths);
  server.addHook('onRequest', async (request, reply) => {
    const [pathname = ''] = (request.raw.url ?? '').split('?', 1);
    if (!own.includes(pathname)) return;
    reply.hijack();
    status.routing(request.raw, reply.raw);
  });
  server.addHook('onClose', () => status.close());
}
