import type { WebhookConfig } from '@site/api/config.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { refuseDuplicateHost } from '@site/api/http/refuse-duplicate-host.ts';
import { serverOptions } from '@site/api/http/server-options.ts';
import { siteApi } from '@site/api/server.ts';
import type { SiteConfig } from '@site/kit/site.ts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { publicFolder } from '../compose/compose.ts';
import { composedFormPages } from './composed-form-pages.ts';
import { sendErrorPage, siteHost } from './site-host.ts';

/** What a host serves and with what. */
export type HostOptions = {
  dataDir: string;
  site: SiteConfig;
  /** Open and migrated; the caller closes it after the host. */
  database: DatabaseHandle;
  logger: FastifyBaseLogger;
  /** How many proxies of ours stand in front. */
  trustedProxies: number;
  /** Where deletion requests are passed on to; they are stored only when left out. */
  deletionWebhook?: WebhookConfig | undefined;
  /** Adds to the server before it serves pages; `npm run dev` hooks its reloading in here. */
  extend?: (server: FastifyInstance) => Promise<void>;
};

/** The site and the API on one server. Does not listen yet. */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { dataDir, site, database, logger, trustedProxies, deletionWebhook, extend } = options;
  const publicDir = publicFolder(dataDir);
  const server = Fastify({
    ...serverOptions({ trustedProxies }),
    loggerInstance: logger,
    rewriteUrl: ({ url = '/' }) => readable(url),
  });
  server.setErrorHandler((error, request, reply) => {
    request.log.error(errorFacts(error), 'a page could not be served');
    return sendErrorPage(reply, publicDir, 'failed');
  });
  await extend?.(server);
  await siteHost(server, { publicDir, site, preCompressed: !extend });
  server.addHook('onRequest', refuseDuplicateHost);
  // An API on another host is that host's business; forms then post there.
  if (site.apiBase.startsWith('/')) {
    await server.register(siteApi, {
      prefix: site.apiBase,
      database,
      contact: {
        productName: site.product.name,
        phone: site.contact.phone,
        phoneLink: site.contact.phoneLink,
      },
      formPages: composedFormPages(publicDir),
      deletionWebhook,
    });
  }
  return server;
}

/**
 * An address whose codes cannot be read reaches no route and would be answered without headers and page.
 * Taken literally it is an address like any other, at which nothing stands.
 */
function readable(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
