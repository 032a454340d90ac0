import { parse as parseWebForm } from 'node:querystring';
import formbody from '@fastify/formbody';
import rateLimitPlugin from '@fastify/rate-limit';
import { blogIdPattern } from '@site/kit/api/blog.ts';
import type { FieldErrors } from '@site/kit/api/form-schema.ts';
import { messages } from '@site/kit/api/messages.ts';
import { REPORTS_PATH, SIGNALS_PATH } from '@site/kit/signals/page-signal.ts';
import type { KeepForDays } from '@site/kit/site.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createBlogStore } from './blogs/blog-store.ts';
import type { DatabaseHandle } from './database/database-handle.ts';
import { createUuidV7Source, type IdSource, momentAfter } from './database/uuid-v7.ts';
import { whyUnavailable } from './database/unusable-database.ts';
import type { NoticeConfig, WebhookConfig } from './config.ts';
import { contactUs } from './http/contact-us.ts';
import { deleteData } from './http/delete-data.ts';
import { createFormCall, isWebForm, type FormCall, type FormCallRules } from './http/form-call.ts';
import { errorFacts } from './http/error-facts.ts';
import type { FormPages } from './http/form-pages.ts';
import { createHealthCheck } from './http/health-check.ts';
import { limitAddresses, type RateLimit } from './http/limit-addresses.ts';
import { limitNetworks } from './http/limit-networks.ts';
import { plainFormPages, type FormContact } from './http/plain-form-pages.ts';
import { RateLimitStore } from './http/rate-limit-store.ts';
import { apiErrors, sendError } from './http/api-errors.ts';
import { subscribePublic } from './http/subscribe-public.ts';
import { createInboxSearch } from './inbox/inbox-search.ts';
import { createInboxStore } from './inbox/inbox-store.ts';
import { promisesOf } from './inbox/promises.ts';
import { createInboxJournal } from './journal/inbox-journal.ts';
import { createNoticeCall } from './notices/call-notice.ts';
import { createDailyDigest } from './notices/daily-digest.ts';
import { createNoticeStore, type NoticeChannel } from './notices/notice-store.ts';
import { createWebhookCall } from './outbox/call-webhook.ts';
import { createOutboxStore } from './outbox/outbox-store.ts';
import { createRelay, type Relay } from './outbox/relay.ts';
import { type ClockGuard, createClockGuard } from './retention/clock-guard.ts';
import { createRetentionStore } from './retention/retention-store.ts';
import { createRetention, type Retention } from './retention/retention.ts';
import { createContactStore } from './submissions/contact-store.ts';
import { createDeletionStore } from './submissions/deletion-store.ts';
import { createWaitlistStore } from './submissions/waitlist-store.ts';
import { createSignalCounter } from './signals/signal-counter.ts';
import { createSignalStore, type SignalKey } from './signals/signal-store.ts';
import {
  type KnownParts,
  type SignalLimits,
  type SignalSender,
  takeSignals,
} from './signals/take-signals.ts';

/** The largest JSON body in bytes. The longest message in a three-byte script is 12 kB. */
const JSON_BODY_LIMIT = 16 * 1024;

/** The largest web form in bytes: a browser writes a letter of an Indian script as nine bytes, so 41 kB at most. */
const FORM_BODY_LIMIT = 44 * 1024;

/**
 * How many fields of a web form are read. No form of ours has as many, so one with more is refused for those; thousands
 * of them would take longer than anybody else should wait.
 */
const MOST_FORM_FIELDS = 100;

/** The limits of what is sent in: for each call by one client, and by one client naming one address. */
export type SendingLimits = { perClient: RateLimit; perAddress: RateLimit };

const DEFAULT_LIMITS: SendingLimits = {
  perClient: { max: 20, windowMs: 10 * 60 * 1000 },
  perAddress: { max: 10, windowMs: 60 * 60 * 1000 },
};

/** What a host gives the service. */
export type SiteApiOptions = {
  /** Open and migrated; the host closes it after the server. */
  database: DatabaseHandle;
  /** Shown on the plain pages. */
  contact: FormContact;
  /** Answers to forms sent without JavaScript; plain pages when left out. */
  formPages?: FormPages;
  /** Where deletion requests are passed on to; they are stored only when left out. */
  deletionWebhook?: WebhookConfig | undefined;
  /**
   * How the team is told of what is sent, and within how many hours the site says that it replies, at this moment: a digest
   * tells daily of what waits for longer. Nobody is told when left out.
   */
  notices?: (NoticeConfig & { replyWithinHours: () => number }) | undefined;
  /** What the health check says besides, when a form could be stored; nothing that is not for everybody. */
  healthFacts?: () => Readonly<Record<string, string | null>>;
  /** How many days what visitors send is kept, at this moment. */
  keepForDays: () => KeepForDays;
  /**
   * When left out, 20 a client in ten minutes and 10 of them naming one address in an hour. A client is the address Fastify gives, so
   * its `trustProxy` matters.
   */
  limits?: SendingLimits;
  /** What browsers may speak of in their signals; when left out, all of it is counted as `other`. */
  knownParts?: (() => Promise<KnownParts>) | undefined;
  /** Those of `takeSignals` when left out. */
  signalLimits?: SignalLimits;
  /**
   * Receives each signal that is counted, with its sender, and `dropped` for each that was dropped because there were too
   * many.
   */
  onSignal?: ((signal: SignalKey | 'dropped', from?: SignalSender) => void) | undefined;
};

/** A service that serves no pages knows no release and no route. */
const nothingKnown: KnownParts = { hasRelease: () => false, hasRoute: () => false };

/**
 * The forms and blog service as a Fastify plugin; register it under a prefix such as `/api`.
 * Adds its own body parsers, errors, missing pages and log lines there, and nothing outside.
 */
export async function siteApi(fastify: FastifyInstance, options: SiteApiOptions): Promise<void> {
  const { database, contact, deletionWebhook, keepForDays, limits = DEFAULT_LIMITS } = options;
  const blogs = createBlogStore(database);

  await takeOnlyJsonAndForms(fastify);
  await fastify.register(rateLimitPlugin, {
    global: false,
    store: RateLimitStore,
    errorResponseBuilder: (_request, { statusCode }) =>
      Object.assign(new Error('Too many posts from one client'), { statusCode }),
  });

  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // Before the body is looked at: a wrong address is a wrong address whatever was sent there.
    return request.is404 ? sendError(reply, 404, apiErrors.nothingHere) : undefined;
  });
  fastify.addHook('onResponse', logAnswer);
  fastify.setNotFoundHandler((_request, reply) => sendError(reply, 404, apiErrors.nothingHere));
  fastify.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, errors } = reported(error, request);
    return sendError(reply, status, errors);
  });

  const guard = createClockGuard(database);
  const retention = throwAwayWhatIsOld(fastify, { database, guard, keepForDays });
  const relay =
    deletionWebhook === undefined
      ? undefined
      : runRelay(fastify, { database, webhook: deletionWebhook });
  const fallbackFormPages = plainFormPages(contact);
  const formPages = options.formPages ?? fallbackFormPages;
  const retryAfterForAddress = limitAddresses(fastify, limits.perAddress);
  const takeForms = <Value extends object>(
    rules: FormCallRules<Value>,
    more: { retryAfterForAddress: (request: FastifyRequest) => Promise<number | undefined> },
  ) =>
    addFormCall(fastify, {
      url: `/${rules.call}`,
      call: createFormCall(rules, { formPages, fallbackFormPages, ...more }),
      perClient: limits.perClient,
    });
  const team = options.notices && tellTeam(fastify, { database, contact, ...options.notices });
  const arrivals = {
    notify: team?.channels,
    nextId: idsAfterNewest(fastify, database),
    receivedAt: guard.receivedAt,
  };
  takeForms(
    contactUs(createContactStore(database, arrivals), () => team?.wake()),
    { retryAfterForAddress },
  );
  // An address is on the waitlist once, however often it is named, so there is nothing to limit; and an answer that
  // differs would tell a stranger that somebody was here before.
  takeForms(subscribePublic(createWaitlistStore(database, arrivals)), {
    retryAfterForAddress: async () => undefined,
  });
  takeForms(
    deleteData(createDeletionStore(database, arrivals), () => {
      relay?.wake();
      team?.wake();
    }),
    { retryAfterForAddress },
  );

  fastify.get('/published-blogs', async (request, reply) => {
    const asked = v.safeParse(newestBlogs, request.query);
    const result = await blogs.published(asked.success ? asked.output : {});
    if (result.kind === 'unavailable') return databaseDown(request, reply, result.error);
    return reply.header('cache-control', 'no-cache').send(result.blogs);
  });

  fastify.get('/blog/:id', async (request, reply) => {
    const params = v.safeParse(blogParams, request.params);
    if (!params.success) return sendError(reply, 404, { id: messages.blogNotFound });
    const result = await blogs.byId(params.output.id);
    if (result.kind === 'unavailable') return databaseDown(request, reply, result.error);
    if (result.kind === 'missing') return sendError(reply, 404, { id: messages.blogNotFound });
    return reply.header('cache-control', 'no-cache').send({ success: true, data: result.blog });
  });

  const checkHealth = createHealthCheck(database);
  fastify.get('/health', async (request, reply) => {
    const result = await checkHealth();
    if (result.kind === 'unavailable') {
      const errors = NOT_READY[whyUnavailable(result.error)];
      return databaseDown(request, reply, result.error, errors);
    }
    return reply.header('cache-control', 'no-store').send({
      success: true,
      ...options.healthFacts?.(),
      // The reason is in the log; anybody may ask how we are.
      ...(retention.heldReason() !== null && { retention: 'held' }),
    });
  });

  for (const url of ['/published-blogs', '/blog/:id', '/health']) {
    refuseOtherMethods(fastify, url, ['GET', 'HEAD']);
  }
  await countSignals(fastify, options);
  refuseUnknownAddresses(fastify);
}

/** Takes signals in, and counts them while the server listens. */
async function countSignals(
  fastify: FastifyInstance,
  { database, knownParts, signalLimits, onSignal }: SiteApiOptions,
): Promise<void> {
  const counter = createSignalCounter({ store: createSignalStore(database), log: fastify.log });
  fastify.addHook('onListen', async () => counter.start());
  fastify.addHook('onClose', () => counter.stop());
  await fastify.register(takeSignals, {
    count: (key, from) => {
      counter.count(key);
      onSignal?.(key, from);
    },
    known: knownParts ?? (async () => nothingKnown),
    onDropped: () => onSignal?.('dropped'),
    ...(signalLimits === undefined ? {} : { limits: signalLimits }),
  });
  for (const url of [SIGNALS_PATH, REPORTS_PATH]) refuseOtherMethods(fastify, url, ['POST']);
}

/** Adds one call that takes forms, under its own limits of a client and of the networks around it. */
function addFormCall(
  fastify: FastifyInstance,
  { url, call, perClient }: { url: string; call: FormCall; perClient: RateLimit },
): void {
  fastify.post(
    url,
    {
      config: { rateLimit: { max: perClient.max, timeWindow: perClient.windowMs } },
      preValidation: limitNetworks(fastify, perClient),
      errorHandler: (error, request, reply) => {
        const { status, errors } = reported(error, request);
        return isWebForm(request)
          ? call.failForm(request, reply, status)
          : sendError(reply, status, errors);
      },
    },
    (request, reply) => call.take(request, reply),
  );
  refuseOtherMethods(fastify, url, ['POST']);
}

/** A relay that runs while the server listens, and is done before the server is closed. */
function runRelay(
  fastify: FastifyInstance,
  { database, webhook }: { database: DatabaseHandle; webhook: WebhookConfig },
): Relay {
  const relay = createRelay({
    outbox: createOutboxStore(database),
    call: createWebhookCall(webhook),
    what: 'a deletion request',
    log: fastify.log,
  });
  fastify.addHook('onListen', async () => relay.start());
  fastify.addHook('onClose', () => relay.stop());
  return relay;
}

/** Tells the team of what is sent, and daily of what waits for too long, while the server listens. */
function tellTeam(
  fastify: FastifyInstance,
  {
    database,
    contact,
    replyWithinHours,
    ...config
  }: Pick<SiteApiOptions, 'database' | 'contact'> & NonNullable<SiteApiOptions['notices']>,
): { channels: readonly NoticeChannel[]; wake: () => void } {
  const { log } = fastify;
  const channels: readonly NoticeChannel[] = [
    ...(config.mail ? (['mail'] as const) : []),
    ...(config.webhook ? (['webhook'] as const) : []),
  ];
  const promises = () => promisesOf({ replyWithinHours: replyWithinHours() });
  const search = createInboxSearch(database, { promises });
  const notices = createNoticeStore(database);
  const relay = createRelay({
    outbox: notices,
    call: createNoticeCall(config, { product: contact.productName, search }),
    what: 'a word to the team',
    log,
  });
  const { wake } = relay;
  const digest = createDailyDigest({ notices, channels, search, wake, log });
  fastify.addHook('onListen', async () => {
    relay.start();
    digest.start();
  });
  fastify.addHook('onClose', async () => {
    await digest.stop();
    await relay.stop();
  });
  return { channels, wake };
}

/**
 * The ids of what is sent in. It is listed together by id, in the order it came, so that new ids follow the newest in the
 * database even when the clock has gone back since.
 */
function idsAfterNewest(fastify: FastifyInstance, database: DatabaseHandle): IdSource {
  let earliest = 0;
  fastify.addHook('onListen', async () => {
    const newest = await createInboxStore(database).list({ limit: 1 });
    // Without an answer ids go by the clock alone, and only their order is at stake.
    if (newest.kind === 'listed') earliest = momentAfter(newest.submissions[0]?.id);
  });
  return createUuidV7Source(Date.now, () => earliest);
}

/** Throws away what was kept long enough while the server listens. */
function throwAwayWhatIsOld(
  fastify: FastifyInstance,
  {
    database,
    guard,
    keepForDays,
  }: Pick<SiteApiOptions, 'database' | 'keepForDays'> & { guard: ClockGuard },
): Retention {
  const retention = createRetention({
    database,
    store: createRetentionStore(database),
    signals: createSignalStore(database),
    guard,
    journal: createInboxJournal(database),
    keepForDays,
    log: fastify.log,
  });
  fastify.addHook('onListen', async () => retention.start());
  fastify.addHook('onClose', () => retention.stop());
  return retention;
}

/** How many of the newest blogs are wanted; anything else means all of them. */
const newestBlogs = v.object({
  newest: v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number)),
});

const blogParams = v.object({ id: v.pipe(v.string(), v.regex(blogIdPattern)) });

async function takeOnlyJsonAndForms(fastify: FastifyInstance): Promise<void> {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BODY_LIMIT },
    fastify.getDefaultJsonParser('error', 'error'),
  );
  await fastify.register(formbody, {
    bodyLimit: FORM_BODY_LIMIT,
    parser: (text) => parseWebForm(text, '&', '=', { maxKeys: MOST_FORM_FIELDS }),
  });
}

/** Where a host answers all addresses with pages, the prefix and those below it are still this service's. */
function refuseUnknownAddresses(fastify: FastifyInstance): void {
  for (const url of ['/', '/*']) {
    fastify.route({
      method: [...fastify.supportedMethods],
      url,
      // Before the body is looked at: a wrong address is a wrong address whatever was sent there.
      onRequest: async (_request, reply) => sendError(reply, 404, apiErrors.nothingHere),
      handler: (_request, reply) => sendError(reply, 404, apiErrors.nothingHere),
    });
  }
}

function refuseOtherMethods(fastify: FastifyInstance, url: string, taken: readonly string[]): void {
  fastify.route({
    method: fastify.supportedMethods.filter((method) => !taken.includes(method)),
    url,
    // Before the body is looked at, for the same reason as a wrong address.
    onRequest: async (_request, reply) =>
      sendError(reply.header('allow', taken.join(', ')), 405, apiErrors.wrongMethod),
    handler: (_request, reply) => sendError(reply, 405, apiErrors.wrongMethod),
  });
}

/** One line an answer: never an address, a query, a body or a header, because those are the visitor's. */
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

/** What the health check says, by why the database cannot be used. */
const NOT_READY = {
  full: apiErrors.databaseFull,
  damaged: apiErrors.databaseDamaged,
  lost: apiErrors.databaseLost,
  unreachable: apiErrors.databaseDown,
} as const;

function databaseDown(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  errors: FieldErrors = apiErrors.databaseDown,
): FastifyReply {
  request.log.error(errorFacts(error), 'the database did not answer');
  return sendError(reply.header('retry-after', '30'), 503, errors);
}

/** What to answer to something thrown, after it was logged where the fault is ours. */
function reported(error: FastifyError, request: FastifyRequest): ReturnType<typeof whatWentWrong> {
  const answer = whatWentWrong(error);
  if (answer.status >= 500) request.log.error(errorFacts(error), 'a request failed');
  return answer;
}

function whatWentWrong(error: FastifyError): { status: number; errors: Record<string, string> } {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, errors: apiErrors.tooLarge };
  if (status === 415) return { status, errors: apiErrors.wrongType };
  if (status === 429) return { status, errors: apiErrors.tooMany };
  if (status === 400) return { status, errors: apiErrors.unreadableBody };
  if (status > 400 && status < 500) return { status, errors: apiErrors.badRequest };
  return { status: 500, errors: apiErrors.unexpected };
}
