import formbody from '@fastify/formbody';
import rateLimitPlugin from '@fastify/rate-limit';
import { blogIdPattern, messages } from '@site/kit/api/contract.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createBlogStore } from './blogs/blog-store.ts';
import type { DatabaseHandle } from './database/database-handle.ts';
import { createContactUs, isWebForm } from './http/contact-us.ts';
import { errorFacts } from './http/error-facts.ts';
import type { FormPages } from './http/form-pages.ts';
import { pingDatabase } from './http/ping-database.ts';
import { plainFormPages, type FormContact } from './http/plain-form-pages.ts';
import { refusals, refuse } from './http/refuse.ts';
import { createContactStore } from './submissions/contact-store.ts';

/** The largest JSON body in bytes. The longest message in a three-byte script is 12 kB. */
const JSON_BODY_LIMIT = 16 * 1024;

/** The largest web form in bytes: a browser writes a letter of an Indian script as nine bytes, so 36 kB at most. */
const FORM_BODY_LIMIT = 40 * 1024;

/** How many messages one client may send: `max` within `windowMs` milliseconds. */
export type MessageRateLimit = { max: number; windowMs: number };

const DEFAULT_RATE_LIMIT: MessageRateLimit = { max: 20, windowMs: 10 * 60 * 1000 };

/** What a host gives the service. */
export type SiteApiOptions = {
  /** Open and migrated; the host closes it after the server. */
  database: DatabaseHandle;
  /** Shown on the plain pages. */
  contact: FormContact;
  /** Answers to forms sent without JavaScript; plain pages when left out. */
  formPages?: FormPages;
  /** 20 messages in 10 minutes when left out. A client is the address Fastify gives, so its `trustProxy` matters. */
  rateLimit?: MessageRateLimit;
};

/**
 * The forms and blog service as a Fastify plugin; register it under a prefix such as `/api`.
 * Adds its own body parsers, errors, missing pages and log lines there, and nothing outside.
 */
export async function siteApi(fastify: FastifyInstance, options: SiteApiOptions): Promise<void> {
  const { database, contact, rateLimit = DEFAULT_RATE_LIMIT } = options;
  const spareFormPages = plainFormPages(contact);
  const contactUs = createContactUs({
    store: createContactStore(database),
    formPages: options.formPages ?? spareFormPages,
    spareFormPages,
  });
  const blogs = createBlogStore(database);

  await takeOnlyJsonAndForms(fastify);
  await fastify.register(rateLimitPlugin, {
    global: false,
    errorResponseBuilder: (_request, { statusCode }) =>
      Object.assign(new Error('Too many messages from one client'), { statusCode }),
  });

  fastify.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // Before the body is looked at: a wrong address is a wrong address whatever was sent there.
    return request.is404 ? refuse(reply, 404, refusals.nothingHere) : undefined;
  });
  fastify.addHook('onResponse', logAnswer);
  fastify.setNotFoundHandler((_request, reply) => refuse(reply, 404, refusals.nothingHere));
  fastify.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, errors } = whatWentWrong(error);
    if (status >= 500) request.log.error(errorFacts(error), 'a request failed');
    if (request.method === 'POST' && isWebForm(request))
      return contactUs.failForm(request, reply, status);
    return refuse(reply, status, errors);
  });

  fastify.post(
    '/contact-us',
    { config: { rateLimit: { max: rateLimit.max, timeWindow: rateLimit.windowMs } } },
    (request, reply) =>
      isWebForm(request) ? contactUs.takeForm(request, reply) : contactUs.takeJson(request, reply),
  );

  fastify.get('/published-blogs', async (request, reply) => {
    const result = await blogs.published();
    if (result.kind === 'unavailable') return databaseDown(request, reply, result.error);
    return reply.header('cache-control', 'no-cache').send(result.blogs);
  });

  fastify.get('/blog/:id', async (request, reply) => {
    const params = v.safeParse(blogParams, request.params);
    if (!params.success) return refuse(reply, 404, { id: messages.blogNotFound });
    const result = await blogs.byId(params.output.id);
    if (result.kind === 'unavailable') return databaseDown(request, reply, result.error);
    if (result.kind === 'missing') return refuse(reply, 404, { id: messages.blogNotFound });
    return reply.header('cache-control', 'no-cache').send({ success: true, data: result.blog });
  });

  fastify.get('/health', async (request, reply) => {
    const result = await pingDatabase(database);
    if (result.kind === 'unavailable') return databaseDown(request, reply, result.error);
    return reply.header('cache-control', 'no-store').send({ success: true });
  });

  refuseOtherMethods(fastify, '/contact-us', ['POST']);
  for (const url of ['/published-blogs', '/blog/:id', '/health']) {
    refuseOtherMethods(fastify, url, ['GET', 'HEAD']);
  }
}

const blogParams = v.object({ id: v.pipe(v.string(), v.regex(blogIdPattern)) });

async function takeOnlyJsonAndForms(fastify: FastifyInstance): Promise<void> {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: JSON_BODY_LIMIT },
    fastify.getDefaultJsonParser('error', 'error'),
  );
  await fastify.register(formbody, { bodyLimit: FORM_BODY_LIMIT });
}

function refuseOtherMethods(fastify: FastifyInstance, url: string, taken: readonly string[]): void {
  fastify.route({
    method: fastify.supportedMethods.filter((method) => !taken.includes(method)),
    url,
    // Before the body is looked at, for the same reason as a wrong address.
    onRequest: async (_request, reply) =>
      refuse(reply.header('allow', taken.join(', ')), 405, refusals.wrongMethod),
    handler: (_request, reply) => refuse(reply, 405, refusals.wrongMethod),
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

function databaseDown(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  request.log.error(errorFacts(error), 'the database did not answer');
  return refuse(reply.header('retry-after', '30'), 503, refusals.databaseDown);
}

function whatWentWrong(error: FastifyError): { status: number; errors: Record<string, string> } {
  const status = error.statusCode ?? 500;
  if (status === 413) return { status, errors: refusals.tooLarge };
  if (status === 415) return { status, errors: refusals.wrongType };
  if (status === 429) return { status, errors: refusals.tooMany };
  if (status === 400) return { status, errors: refusals.unreadableBody };
  if (status > 400 && status < 500) return { status, errors: refusals.badRequest };
  return { status: 500, errors: refusals.unexpected };
}
