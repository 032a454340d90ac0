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
import { composedFormPages } from './composed-form-pages.ts';
import { createHostMetrics } from './metrics.ts';
import { answerProbes } from './probes.ts';
import { knownParts } from './known-parts.ts';
import { followLive, type LiveFollower, type Served } from './follow-live.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServedTree } from './served-tree.ts';
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
};

/** Adds hooks to a host's server, and may listen to browser signals. */
export type HostExtension = (
  server: FastifyInstance,
  host: HostContext,
) => Promise<{ onSignal?: SignalListener } | void>;

/** The parts of the host that extensions can use. */
type HostContext = Pick<HostOptions, 'stores' | 'logger'> & {
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
 * nothing is live, or if the live version can't be exported and this machine has no earlier one. Changing the API's path
 * requires a restart.
 */
export async function createHost(options: HostOptions): Promise<FastifyInstance> {
  const { stores, database, logger, trustedProxies } = options;
  const live = await followLive(stores, (error) =>
    logger.error(
      errorFacts(error),
      'could not update to the live version; serving the previous one',
    ),
  );
  const served = () => {
    const now = live.now();
    if (!now) throw new Error('Nothing is live yet: run npm start first.');
    return now;
  };
  // `served()` throws below, so the caller can't close this follower.
  if (!live.now()) await live.close();
  const { site } = served().live;
  const headers = () => securityHeaders(served().live.site);
  const server = Fastify({
    ...serverOptions({ trustedProxies, headers }),
    loggerInstance: logger,
    rewriteUrl: ({ url = '/' }) => escapeMalformed(originForm(url)),
  });
  guardConnections(server);
  server.setErrorHandler((error, request, reply) => {
    request.log.error(errorFacts(error), 'failed to serve a page');
    return sendErrorPage(reply, 'failed');
  });
  server.addHook('onClose', live.close);
  const context = {
    stores,
    logger,
    apiBase: site.apiBase,
    canary: () => served().canary?.canary ?? null,
    headers,
  };
  const listeners: SignalListener[] = [];
  for (const extension of options.extensions ?? []) {
    const { onSignal } = (await extension(server, context)) ?? {};
    if (onSignal) listeners.push(onSignal);
  }
  const metrics = createHostMetrics(live);
  metrics.watch(server);
  answerProbes(server, { live, database, metrics });
  await siteHost(server, {
    tree: (request) => treeFor(request, served()),
    catchUp: live.catchUp,
  });
  server.addHook('onRequest', requireOneHost);
  await server.register(siteApi, {
    prefix: site.apiBase,
    database,
    deletionWebhook: options.deletionWebhook,
    ...apiFacts(options, live, served),
    onSignal: (signal, from) => {
      metrics.noteSignal(signal);
      for (const listener of listeners) listener(signal, from);
    },
  });
  return server;
}

/** While a canary runs, its share of visitors get its tree. */
function treeFor(request: FastifyRequest, { live, canary }: Served): ServedTree {
  return canary && sideOf(canary.canary, request) === 'canary' ? canary.tree : live;
}

/** What the API takes from the version being served. */
function apiFacts(
  { notices, stores }: HostOptions,
  { now, cannotFollowSince }: LiveFollower,
  served: () => Served,
) {
  const site = () => served().live.site;
  const { product, contact } = site();
  return {
    contact: { productName: product.name, phone: contact.phone, phoneLink: contact.phoneLink },
    formPages: composedFormPages(() => served().live),
    notices: notices && { ...notices, replyWithinHours: () => site().contact.replyWithinHours },
    healthFacts: () => {
      const since = cannotFollowSince();
      return {
        siteVersion: now()?.live.id ?? null,
        // The reason is only logged, because it names machines and the health check is public.
        ...(since && { cannotFollowSince: since.toISOString() }),
      };
    },
    keepForDays: () => site().data.keepForDays,
    knownParts: knownParts(stores.dataDir, () => {
      const { live, canary } = served();
      return canary ? [live, canary.tree] : [live];
    }),
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
