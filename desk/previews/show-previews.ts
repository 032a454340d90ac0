import type { HostExtension } from '@site/delivery/host/create-host.ts';
import type { FastifyInstance } from 'fastify';
import { previewHost, type PreviewHostOptions } from './preview-host.ts';

/** Shows previews on a host, each at an address of its own. */
export function previewExtension(
  previews: Pick<PreviewHostOptions, 'address' | 'publicOrigin'>,
): HostExtension {
  return (server, { stores, apiBase, logger, headers }) =>
    showPreviews(server, { ...previews, stores, apiBase, logger, headers });
}

/**
 * Has a server hand every request for the host of a preview to a server of its own, before anything else looks at it: so
 * nothing that is open to the public is on those hosts, and nothing of a preview on the public one.
 */
async function showPreviews(server: FastifyInstance, options: PreviewHostOptions): Promise<void> {
  const previews = await previewHost(options);
  server.addHook('onRequest', async (request, reply) => {
    // As it was sent: what proxies say of it can be anybody's words.
    if (options.address.idIn(request.raw.headers.host) === null) return;
    reply.hijack();
    previews.routing(request.raw, reply.raw);
  });
  server.addHook('onClose', () => previews.close());
}
