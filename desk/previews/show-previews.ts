import type { HostExtension } from '@site/delivery/host/create-host.ts';
import type { FastifyInstance } from 'fastify';
import { previewHost, type PreviewHostOptions } from './preview-host.ts';

/** Serves previews on a host, each at its own address. */
export function previewExtension(
  previews: Pick<PreviewHostOptions, 'address' | 'publicOrigin'>,
): HostExtension {
  return (server, { stores, apiBase, logger, headers }) =>
    showPreviews(server, { ...previews, stores, apiBase, logger, headers });
}

/**
 * Routes every request for a preview host to a separate server before any other hook runs, so preview hosts expose no
 * public routes and public hosts expose no previews.
 */
async function showPreviews(server: FastifyInstance, options: PreviewHostOptions): Promise<void> {
  const previews = await previewHost(options);
  server.addHook('onRequest', async (request, reply) => {
    // The raw header, because clients can forge what proxies would set.
    if (options.address.idIn(request.raw.headers.host) === null) return;
    reply.hijack();
    previews.routing(request.raw, reply.raw);
  });
  server.addHook('onClose', () => previews.close());
}
