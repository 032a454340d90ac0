import type { HostExtension } from '@site/delivery/host/create-host.ts';
import { OTHER } from '@site/api/signals/signal-store.ts';
import { PAGE_TOKEN_METRIC } from '@site/kit/signals/page-signal.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServedTree } from '@site/delivery/host/served-tree.ts';
import { createCanaryWatch } from './canary-watch.ts';

/** The route of the site's files, as opposed to the API's. */
const PAGES = '/*';

/**
 * Judges the canary that a host serves, every `everyMs`: by the pages it sends or fails to send, and by the failures that
 * browsers report. Sends each page's token in `Server-Timing`, where the page's scripts can read it, so the page itself
 * does not change.
 */
export function canaryExtension(everyMs?: number): HostExtension {
  return async (server, { stores, canary, logger }) => {
    const watch = createCanaryWatch({ stores, running: canary, log: logger, everyMs });
    server.addHook('onListen', async () => watch.start());
    server.addHook('onClose', () => watch.stop());
    server.addHook('onSend', async (request, reply) => {
      const served = canaryOfTree(request);
      if (served === undefined || !isPage(request, reply)) return;
      const token = watch.tokenFor(request, served);
      if (token !== null) reply.header('server-timing', `${PAGE_TOKEN_METRIC};desc=${token}`);
    });
    server.addHook('onResponse', async (request, reply) => {
      const served = canaryOfTree(request);
      if (served === undefined) return;
      const isSent = reply.statusCode < 500;
      if (!isSent || isPage(request, reply)) watch.notePage(request, served, { isSent });
    });
    return {
      /** Counts a failure that a browser reports, if it concerns one of our releases. */
      onSignal(signal, from) {
        if (signal === 'dropped' || signal.subject !== 'failure' || signal.release === OTHER)
          return;
        if (from) watch.noteFailure(from.request, from.token);
      },
    };
  };
}

/** The canary whose tree answers a request for a file, or `null` for the live version. */
function canaryOfTree({ tree, method, routeOptions }: FastifyRequest): string | null | undefined {
  // Requests handed to another server, such as those for previews, have no tree.
  const served: ServedTree | null = tree;
  return method === 'GET' && routeOptions.url === PAGES ? served?.canary : undefined;
}

/** Whether the visitor saw a page, either sent or unchanged in the browser's cache. */
function isPage({ url }: FastifyRequest, reply: FastifyReply): boolean {
  if (reply.statusCode === 304) return !/\.[^/]*$/.test(url.split('?', 1)[0] ?? '');
  return (
    reply.statusCode === 200 && String(reply.getHeader('content-type')).startsWith('text/html')
  );
}
