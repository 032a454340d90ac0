import { parse as parseWebForm } from 'node:querystring';
import formbody from '@fastify/formbody';
import rateLimitPlugin from '@fastify/rate-limit';
import type { FieldErrors } from '@site/kit/api/form-schema.ts';
import { REPORTS_PATH, SIGNALS_PATH } from '@site/kit/signals/page-signal.ts';
import type { KeepForDays } from '@site/kit/site.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DatabaseHandle, DatabaseDown } from './database/database-handle.ts';
import { unavailableReason } from './database/unusable-database.ts';
import type { NoticeConfig, WebhookConfig } from './config.ts';
import { formCalls, type ParsedForm } from './http/form-calls.ts';
import { createFormCall, type FormCall } from './http/form-call.ts';
import { isWebForm } from './http/is-web-form.ts';
import { errorFacts } from './http/error-facts.ts';
import type { FormPages } from './http/form-pages.ts';
import { createHealthCheck } from './http/health-check.ts';
import { countAddresses, countClients, type RateLimit } from './http/rate-limits.ts';
import { plainFormPages, type FormContact } from './http/plain-form-pages.ts';
import { RateLimitStore } from './http/rate-limit-store.ts';
import { apiErrors, reportDatabaseDown, sendError } from './http/api-errors.ts';
import { createClockGuard } from './jobs/clock-guard.ts';
import { OVERWRITE_JOB, overwriteErased } from './jobs/overwrite-erased.ts';
import { createJobRunner, type JobRunner } from './jobs/run-jobs.ts';
import { deliverDeletions } from './outgoing/deliver-deletions.ts';
import { createTeamNotices } from './outgoing/notify-team.ts';
import { postRoutes } from './posts/post-routes.ts';
import { expire } from './submissions/expire.ts';
import { createSubmissionSearch, promisesOf } from './submissions/list-submissions.ts';
import {
  createSubmissionStore,
  type Notify,
  type SubmissionMeta,
} from './submissions/store-submission.ts';
import { DELETION_JOB } from './submissions/submission.ts';
import { createSignalCounter } from './signals/signal-counter.ts';
import { createSignalStore, type SignalKey } from './signals/signal-store.ts';
import {
  type KnownParts,
  type SignalLimits,
  type SignalSender,
  signalRoutes,
} from './signals/signal-routes.ts';

/** In bytes. In a script with three bytes per character, the longest message is 12 kB. */
const JSON_BODY_LIMIT = 16 * 1024;

/** In bytes. Browsers encode an Indic letter as nine bytes, so the longest form is 41 kB. */
const FORM_BODY_LIMIT = 44 * 1024;

/**
 * Parsing thousands of fields would take too long. No valid form has even this many, so a larger form would fail
 * validation anyway.
 */
const MAX_FORM_FIELDS = 100;

/** Rate limits of form calls: per client, and per client and e-mail address. */
type SendingLimits = { perClient: RateLimit; perAddress: RateLimit };

const DEFAULT_LIMITS: SendingLimits = {
  perClient: { max: 20, windowMs: 10 * 60 * 1000 },
  perAddress: { max: 10, windowMs: 60 * 60 * 1000 },
};

export type SiteApiOptions = {
  /** Open and migrated; the host closes it after the server has closed. */
  database: DatabaseHandle;
  /** Shown on the plain pages. */
  contact: FormContact;
  /** Responses to forms sent without JavaScript; plain pages by default. */
  formPages?: FormPages;
  /** Where to deliver deletion requests; if omitted, they are only stored. */
  deletionWebhook?: WebhookConfig | undefined;
  /**
   * Notification settings and a function that reads the current `replyWithinHours`. No notifications if omitted.
   */
  notices?: (NoticeConfig & { replyWithinHours: () => number }) | undefined;
  /** Returns extra public facts for a successful health check. */
  healthFacts?: () => Readonly<Record<string, string | null>>;
  /** Returns the current retention times in days. */
  keepForDays: () => KeepForDays;
  /**
   * By default 20 requests per client in ten minutes, and 10 per client and e-mail address in an hour. A client is the
   * IP address that Fastify reports, so `trustProxy` matters.
   */
  limits?: SendingLimits;
  /** Returns the parts and routes that browser signals may name; if omitted, everything counts as `other`. */
  knownParts?: (() => Promise<KnownParts>) | undefined;
  signalLimits?: SignalLimits;
  /** Called with each counted signal and its sender, and with `dropped` for each signal over the limit. */
  onSignal?: ((signal: SignalKey | 'dropped', from?: SignalSender) => void) | undefined;
};

/** Used by a service that serves no pages, and so has no releases or routes. */
const noKnownParts: KnownParts = { releaseOf: () => null, hasRoute: () => false };

/**
 * The forms and blog service as a Fastify plugin, to register under a prefix such as `/api`. Its body parsers, error
 * handlers and log lines apply only there.
 */
export async function siteApi(fastify: FastifyInstance, options: SiteApiOptions): Promise<void> {
  const { database, contact, limits = DEFAULT_LIMITS } = options;

  await acceptOnlyJsonAndForms(fastify);
  await fastify.register(rateLimitPlugin, { global: false, store: RateLimitStore });

  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // Respond before parsing the body, because an unknown URL is a 404 even with an invalid body.
    return request.is404 ? sendError(reply, 404, apiErrors.nothingHere) : undefined;
  });
  fastify.addHook('onResponse', logAnswer);
  fastify.setNotFoundHandler((_request, reply) => sendError(reply, 404, apiErrors.nothingHere));
  fastify.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, errors } = errorResponse(error, request, reply);
    return sendError(reply, status, errors);
  });

  const { jobs, notify } = runJobs(fastify, options);
  const submissions = createSubmissionStore(database, { notify });
  const fallbackFormPages = plainFormPages(contact);
  const retryAfterForAddress = countAddresses(fastify, limits.perAddress);
  const dependencies = {
    formPages: options.formPages ?? fallbackFormPages,
    fallbackFormPages,
    retryAfterForAddress,
    store: async ({ kind, sent }: ParsedForm, meta: SubmissionMeta) => {
      const result = await submissions.store(kind, sent, meta);
      jobs.wake();
      return result;
    },
  };
  for (const rules of formCalls) {
    addFormCall(fastify, {
      url: `/${rules.call}`,
      call: createFormCall(rules, dependencies),
      perClient: limits.perClient,
    });
  }

  postRoutes(fastify, database);

  const checkHealth = createHealthCheck(database);
  fastify.get('/health', async (request, reply) => {
    const result = await checkHealth();
    if (result.kind === 'unavailable') {
      reportDatabaseDown(request, reply, result.error);
      return sendError(reply, 503, NOT_READY[unavailableReason(result.error)]);
    }
    const held = await createClockGuard(database, 'retention').heldReason();
    return reply.header('cache-control', 'no-store').send({
      success: true,
      ...options.healthFacts?.(),
      // The reason is only logged, because the health check is public.
      ...(held !== null && { retention: 'held' }),
    });
  });

  for (const url of ['/published-blogs', '/blog/:id', '/health']) {
    refuseOtherMethods(fastify, url, ['GET', 'HEAD']);
  }
  await registerSignals(fastify, options);
  refuseUnknownAddresses(fastify);
}

/** Accepts signals, and counts them while the server listens. */
async function registerSignals(
  fastify: FastifyInstance,
  { database, knownParts, signalLimits, onSignal }: SiteApiOptions,
): Promise<void> {
  const counter = createSignalCounter({ store: createSignalStore(database), log: fastify.log });
  fastify.addHook('onListen', async () => counter.start());
  fastify.addHook('onClose', () => counter.stop());
  await fastify.register(signalRoutes, {
    count: (key, from) => {
      counter.count(key);
      onSignal?.(key, from);
    },
    known: knownParts ?? (async () => noKnownParts),
    onDropped: () => onSignal?.('dropped'),
    ...(signalLimits === undefined ? {} : { limits: signalLimits }),
  });
  for (const url of [SIGNALS_PATH, REPORTS_PATH]) refuseOtherMethods(fastify, url, ['POST']);
}

/** Adds a form endpoint with rate limits per client and per network. */
function addFormCall(
  fastify: FastifyInstance,
  { url, call, perClient }: { url: string; call: FormCall; perClient: RateLimit },
): void {
  const countClient = countClients(fastify, perClient);
  fastify.post(
    url,
    {
      onRequest: async (request, reply) => {
        const seconds = await countClient(request);
        if (seconds === undefined) return;
        reply.header('retry-after', String(seconds));
        throw Object.assign(new Error('Too many requests'), { statusCode: 429 });
      },
      errorHandler: (error, request, reply) => {
        const { status, errors } = errorResponse(error, request, reply);
        return isWebForm(request)
          ? call.failForm(request, reply, status)
          : sendError(reply, status, errors);
      },
    },
    (request, reply) => call.handle(request, reply),
  );
  refuseOtherMethods(fastify, url, ['POST']);
}

/** Runs background work while the server listens; it stops before the server closes. */
function runJobs(
  fastify: FastifyInstance,
  { database, contact, deletionWebhook, keepForDays, notices }: SiteApiOptions,
): { jobs: JobRunner; notify: Notify | undefined } {
  const { log } = fastify;
  const team = notices && tellTeam(database, contact, notices);
  const handlers = {
    expire: expire(database, { keepForDays, log }),
    [OVERWRITE_JOB]: overwriteErased(database),
    ...team?.handlers,
    ...(deletionWebhook && { [DELETION_JOB]: deliverDeletions(database, deletionWebhook) }),
  };
  const jobs = createJobRunner(database, handlers, { log });
  fastify.addHook('onListen', async () => jobs.start());
  fastify.addHook('onClose', () => jobs.stop());
  return { jobs, notify: team?.notify };
}

function tellTeam(
  database: DatabaseHandle,
  { productName: product }: FormContact,
  { replyWithinHours, ...config }: NonNullable<SiteApiOptions['notices']>,
) {
  const promises = () => promisesOf({ replyWithinHours: replyWithinHours() });
  const search = createSubmissionSearch(database, { promises });
  return createTeamNotices(database, config, { product, search });
}

async function acceptOnlyJsonAndForms(fastify: FastifyInstance): Promise<void> {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BODY_LIMIT },
    fastify.getDefaultJsonParser('error', 'error'),
  );
  await fastify.register(formbody, {
    bodyLimit: FORM_BODY_LIMIT,
    parser: (text) => parseWebForm(text, '&', '=', { maxKeys: MAX_FORM_FIELDS }),
  });
}

/** Rejects unknown URLs under the prefix, which a host that answers all URLs with pages would otherwise serve. */
function refuseUnknownAddresses(fastify: FastifyInstance): void {
  for (const url of ['/', '/*']) {
    fastify.route({
      method: [...fastify.supportedMethods],
      url,
      // Respond before parsing the body, because an unknown URL is a 404 even with an invalid body.
      onRequest: async (_request, reply) => sendError(reply, 404, apiErrors.nothingHere),
      handler: (_request, reply) => sendError(reply, 404, apiErrors.nothingHere),
    });
  }
}

function refuseOtherMethods(
  fastify: FastifyInstance,
  url: string,
  allowed: readonly string[],
): void {
  fastify.route({
    method: fastify.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    // Respond before parsing the body, as above.
    onRequest: async (_request, reply) =>
      sendError(reply.header('allow', allowed.join(', ')), 405, apiErrors.wrongMethod),
    handler: (_request, reply) => sendError(reply, 405, apiErrors.wrongMethod),
  });
}

/** Never logs a URL, query, body or header: those contain the visitor's data. */
async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'answered',
  );
}

const NOT_READY = {
  full: apiErrors.databaseFull,
  damaged: apiErrors.databaseDamaged,
  lost: apiErrors.databaseLost,
  unreachable: apiErrors.databaseDown,
} as const;

/** Logs the error if it is our fault. */
function errorResponse(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): { status: number; errors: FieldErrors } {
  if (error instanceof DatabaseDown) {
    reportDatabaseDown(request, reply, error.cause);
    return { status: 503, errors: apiErrors.databaseDown };
  }
  const answer = toErrorResponse(error);
  if (answer.status >= 500) request.log.error(errorFacts(error), 'a request failed');
  return answer;
}

function toErrorResponse(error: FastifyError): { status: number; errors: Record<string, string> } {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, errors: apiErrors.tooLarge };
  if (status === 415) return { status, errors: apiErrors.wrongType };
  if (status === 429) return { status, errors: apiErrors.tooMany };
  if (status === 400) return { status, errors: apiErrors.unreadableBody };
  if (status > 400 && status < 500) return { status, errors: apiErrors.badRequest };
  return { status: 500, errors: apiErrors.unexpected };
}
