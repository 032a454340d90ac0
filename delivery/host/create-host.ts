import type { WebhookConfig } from '@site/api/config.ts';
import type { DatabaseHandle } from '@site/api/database/database-handle.ts';
import { errorFacts } from '@site/api/http/error-facts.ts';
import { requireOneHost } from '@site/api/http/require-one-host.ts';
import { guardConnections, serverOptions } from '@site/api/http/server-options.ts';
import { siteApi, type SiteApiOptions } from '@site/api/server.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { sideOf } from './visitor-side.ts';
import type { Canary } from '../registry/canaries.ts';
import type { Stores } from '../stores.ts';
import { backgroundCompressor } from './background-compressor.ts';
import { composedFormPages } from './composed-form-pages.ts';
import { createHostMetrics } from './metrics.ts';
import { answerProbes } from './probes.ts';
import { knownParts } from './known-parts.ts';
import { followLive, type LiveTreeFollower } from './live-tree.ts';
import { securityHeaders } from './security-headers.ts';
import { sendErrorPage, siteHost } from './site-host.ts';

/** What a host serves and with what. */
export type HostOptions = {
  /** Where what is live is found; the caller closes them after the host. */
  stores: Stores;
  /** Open and migrated; the caller closes it after the host. */
  database: DatabaseHandle;
  logger: FastifyBaseLogger;
  /** How many proxies of ours stand in front. */
  trustedProxies: number;
  /** Where deletion requests are passed on to; they are stored only when left out. */
  deletionWebhook?: WebhookConfig | undefined;
  /** What others add, before anything of the site answers. */
  extensions?: readonly HostExtension[];
  /** Whether the best compressed form of what is served is made in the background; it is when left out. */
  compressesWell?: boolean;
  /** Adds to the server before it serves pages; `npm run dev` hooks its reloading in here. */
  extend?: (server: FastifyInstance) => Promise<void>;
};

/** Adds hooks to a host's server, and may listen to what browsers report. */
export type HostExtension = (
  server: FastifyInstance,
  host: HostContext,
) => Promise<{ onSignal?: SignalListener } | void>;

/** What an extension may know of a host. */
export type HostContext = Pick<HostOptions, 'stores' | 'logger'> & {
  /** Where forms of a page post to. */
  apiBase: string;
  /** The canaries that this host serves to shares of visitors. */
  canaries: () => readonly Canary[];
  /** Security headers of every answer. */
  headers: () => Readonly<Record<string, string>>;
};

type SignalListener = NonNullable<SiteApiOptions['onSignal']>;

/**
 * The site and the API on one server, following what is live. Does not listen yet. Rejects when nothing is live, and with a
 * `DamagedTreeError` when a file is not what the live version says.
 * The API is that of the configuration it starts with; a change of its address needs a restart.
 */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const {
    stores,
    database,
    logger,
    trustedProxies,
    deletionWebhook,
    extensions = [],
    extend,
  } = options;
  // While pages are changed on their way out nothing is sent compressed.
  const { compressesWell = !extend } = options;
  const compressor = backgroundCompressor((error) =>
    logger.error(
      errorFacts(error),
      'what is live cannot be compressed better; it is sent as it is',
    ),
  );
  const live = await followLive(stores, {
    onTrouble: (error) =>
      logger.error(errorFacts(error), 'what is live cannot be followed; the site stays as it was'),
    ...(compressesWell && { onMoved: compressor.follow }),
  });
  const tree = () => {
    const now = live.now();
    if (!now) throw new Error('Nothing is live yet: run npm start first.');
    return now;
  };
  // Nobody else ends a host that is not to be.
  if (!live.now()) await live.close();
  /** Which tree a visitor gets: that of the first canary whose share they are in, or what is live. */
  const treeFor = (request: FastifyRequest) => {
    const split = live.split();
    if (!split) return tree();
    const chosen = split.canaries.find(({ canary }) => sideOf(canary, request) === 'canary');
    return chosen?.tree ?? split.live;
  };
  const { site } = tree();
  const isApiHere = site.apiBase.startsWith('/');
  const headers = () => securityHeaders(tree().site);
  const server = Fastify({
    ...serverOptions({ trustedProxies, headers }),
    loggerInstance: logger,
    rewriteUrl: ({ url = '/' }) => readable(originForm(url)),
  });
  guardConnections(server, { headers, trustedProxies });
  server.setErrorHandler((error, request, reply) => {
    request.log.error(errorFacts(error), 'a page could not be served');
    return sendErrorPage(reply, 'failed');
  });
  server.addHook('onClose', async () => {
    // What is followed may give the compressor something to do until then.
    await live.close();
    await compressor.close();
  });
  const context = {
    stores,
    logger,
    apiBase: isApiHere ? site.apiBase : '/api',
    canaries: () => live.split()?.canaries.map(({ canary }) => canary) ?? [],
    headers,
  };
  const listeners: SignalListener[] = [];
  for (const extension of extensions) {
    const { onSignal } = (await extension(server, context)) ?? {};
    if (onSignal) listeners.push(onSignal);
  }
  server.addHook('onRequest', live.refresh);
  await extend?.(server);
  const metrics = createHostMetrics(live);
  metrics.watch(server);
  answerProbes(server, { live, database, metrics });
  await siteHost(server, { tree: treeFor, catchUp: live.catchUp, preCompressed: !extend });
  server.addHook('onRequest', requireOneHost);
  // An API on another host is that host's business; forms then post there.
  if (isApiHere) {
    await server.register(siteApi, {
      prefix: site.apiBase,
      database,
      contact: {
        productName: site.product.name,
        phone: site.contact.phone,
        phoneLink: site.contact.phoneLink,
      },
      formPages: composedFormPages(tree),
      deletionWebhook,
      healthFacts: () => healthFacts(live),
      keepForDays: () => tree().site.data.keepForDays,
      knownParts: knownParts(() => {
        const split = live.split();
        return split ? [split.live, ...split.canaries.map((each) => each.tree)] : [tree()];
      }),
      onSignal: (signal, from) => {
        metrics.noteSignal(signal);
        for (const listener of listeners) listener(signal, from);
      },
    });
  }
  return server;
}

/** What the health check says of the site: which version is served, and why it may not be the newest. */
function healthFacts({ now, trouble }: LiveTreeFollower) {
  const behind = trouble();
  return {
    siteVersion: now()?.id ?? null,
    // The reason is in the log: it names machines, and anybody may ask how we are.
    ...(behind && { cannotFollowSince: behind.since.toISOString() }),
  };
}

/** Strips the origin from a request target in absolute form, which a server must accept (RFC 9112, section 3.2.2). */
function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
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
