import { OTHER, type SignalKey } from '@site/api/signals/signal-store.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServedTree } from '../host/site-host.ts';
import type { CanaryWatch } from './canary-watch.ts';

/** The route of the site's files; those of the API are others. */
const PAGES = '/*';

/** Counts the pages that a server sends while a canary runs, and those that it could not send as failures. */
export function watchVisitors(server: FastifyInstance, watch: CanaryWatch): void {
  server.addHook('onListen', async () => watch.start());
  server.addHook('onClose', () => watch.stop());
  server.addHook('onResponse', async (request, reply) => {
    // Requests that another server was handed, such as those for previews, have none.
    const { tree }: { tree: ServedTree | null } = request;
    const side = tree?.side;
    if (!side || request.method !== 'GET' || request.routeOptions.url !== PAGES) return;
    if (reply.statusCode >= 500) watch.noteFailure(request);
    else if (isPage(request, reply)) watch.noteView(side);
  });
}

/** Counts what a browser told, if it failed in a release of ours. */
export function noteSignal(
  watch: CanaryWatch,
  signal: SignalKey | 'dropped',
  from: FastifyRequest | undefined,
): void {
  if (signal === 'dropped' || signal.subject !== 'failure' || signal.release === OTHER) return;
  if (from) watch.noteFailure(from);
}

/** Whether a visitor got a page to see: sent, or known to be the same as the browser's copy. */
function isPage({ url }: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.statusCode === 304) return !/\.[^/]*$/.test(url.split('?', 1)[0] ?? '');
  return (
    reply.statusCode === 200 && String(reply.getHeader('content-type')).startsWith('text/html')
  );
}
