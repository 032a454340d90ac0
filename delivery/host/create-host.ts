import type { NoticeConfig, WebhookConfig } from '@site/api/config.ts';
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
import type { Stores } from '../stores/stores.ts';
import { backgroundCompressor } from './background-compressor.ts';
import { composedFormPages } from './composed-form-pages.ts';
import { createHostMetrics } from './metrics.ts';
import { answerProbes } from './probes.ts';
import { knownParts } from './known-parts.ts';
import { followLive, type LiveTreeFollower } from './live-tree.ts';
import { securityHeaders } from './security-headers.ts';
import { sendErrorPage, siteHost } from './site-host.ts';

export type HostOptions = {
  /** The caller closes them after the host. */
  stores: Stores;
  /** Already open and migrated. The caller closes it after the host. */
  database: DatabaseHandle;
  logger: FastifyBaseLogger;
  /** Number of our own proxies in front of this host. */
  trustedProxies: number;
  /** Where to deliver deletion requests; without it they are only stored. */
  deletionWebhook?: WebhookConfig | undefined;
  /** How to notify the team of submissions. Without it, the team isn't notified. */
  notices?: NoticeConfig | undefined;
  /** Hooks that run before all others. */
  extensions?: readonly HostExtension[];
  /** Whether to recompress served files with Brotli in the background; on by default. */
  compressesWell?: boolean;
  /** How long a page waits for a check of the live version, in milliseconds. */
  maxWaitMs?: number;
  /** Extends the server before it serves pages. `npm run dev` uses this for live reloading. */
  extend?: (server: FastifyInstance) => Promise<void>;
};

/** Adds hooks to a host's server, and may listen to browser signals. */
export type HostExtension = (
  server: FastifyInstance,
  host: HostContext,
) => Promise<{ onSignal?: SignalListener } | void>;

/** The parts of the host that extensions can use. */
export type HostContext = Pick<HostOptions, 'stores' | 'logger'> & {
  /** The URL prefix of the forms API. */
  apiBase: string;
  /** The canary that this host serves to some visitors, or `null`. */
  canary: () => Canary | null;
  /** Security headers of all responses. */
  headers: () => Readonly<Record<string, string>>;
};

type SignalListener = NonNullable<SiteApiOptions['onSignal']>;

/**
 * Creates a server for the site and the API, which follows the live version. Doesn't start listening. Rejects if
 * nothing is live, or with a `DamagedTreeError` if a file of the live version is damaged. Changing the API's path
 * requires a restart.
 */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const {
    stores,
    database,
    logger,
    trustedProxies,
    deletionWebhook,
    notices,
    extensions = [],
    extend,
  } = options;
  // Responses that `extend` may rewrite can't be precompressed.
  const { compressesWell = !extend, maxWaitMs } = options;
  const compressor = backgroundCompressor((error) =>
    logger.error(errorFacts(error), 'background compression failed'),
  );
  const live = await followLive(stores, {
    maxWaitMs,
    onError: (error) =>
      logger.error(
        errorFacts(error),
        'could not update to the live version; serving the previous one',
      ),
    ...(compressesWell && { onPublished: compressor.follow }),
  });
  const tree = () => {
    const now = live.now();
    if (!now) throw new Error('Nothing is live yet: run npm start first.');
    return now;
  };
  // `tree()` throws below, so the caller can't close this follower.
  if (!live.now()) await live.close();
  /** While canaries run, a visitor gets the oldest canary whose share includes them. */
  const treeFor = (request: FastifyRequest) => {
    const split = live.split();
    if (!split) return tree();
    const chosen = split.canaries.find(({ canary }) => sideOf(canary, request) === 'canary');
    return chosen?.tree ?? split.live;
  };
  const { site } = tree();
  const headers = () => securityHeaders(tree().site);
  const server = Fastify({
    ...serverOptions({ trustedProxies, headers }),
    loggerInstance: logger,
    rewriteUrl: ({ url = '/' }) => escapeMalformed(originForm(url)),
  });
  guardConnections(server, { headers, trustedProxies });
  server.setErrorHandler((error, request, reply) => {
    request.log.error(errorFacts(error), 'failed to serve a page');
    return sendErrorPage(reply, 'failed');
  });
  server.addHook('onClose', async () => {
    // Close `live` first, because until then it may start more compression.
    await live.close();
    await compressor.close();
  });
  const context = {
    stores,
    logger,
    apiBase: site.apiBase,
    canary: () => live.split()?.canaries[0]?.canary ?? null,
    headers,
  };
  const listeners: SignalListener[] = [];
  for (const extension of extensions) {
    const { onSignal } = (await extension(server, context)) ?? {};
    if (onSignal) listeners.push(onSignal);
  }
  server.addHook('onRequest', async ({ url }) => {
    const refreshing = live.refresh();
    // What a visitor sends does not wait for a new version.
    if (!url.startsWith(`${context.apiBase}/`)) await refreshing;
  });
  await extend?.(server);
  const metrics = createHostMetrics(live);
  metrics.watch(server);
  answerProbes(server, { live, database, metrics });
  await siteHost(server, { tree: treeFor, catchUp: live.catchUp, preCompressed: !extend });
  server.addHook('onRequest', requireOneHost);
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
    notices: notices && {
      ...notices,
      replyWithinHours: () => tree().site.contact.replyWithinHours,
    },
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
  return server;
}

/** Facts for the health check: the served version, and since when this host has been unable to update it. */
function healthFacts({ now, trouble }: LiveTreeFollower) {
  const behind = trouble();
  return {
    siteVersion: now()?.id ?? null,
    // The reason is only logged, because it names machines and the health check is public.
    ...(behind && { cannotFollowSince: behind.since.toISOString() }),
  };
}

/** Strips the origin from an absolute-form request target, which servers must accept (RFC 9112, section 3.2.2). */
function originForm(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}

/**
 * Escapes malformed percent-encodings, so that these URLs get a 404. Otherwise they would match no route and get a
 * response without headers.
 */
function escapeMalformed(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
