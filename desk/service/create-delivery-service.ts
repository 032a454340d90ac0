import { errorFacts } from '@site/api/http/error-facts.ts';
import { RateLimitStore } from '@site/api/http/rate-limit-store.ts';
import { countHosts } from '@site/api/http/require-one-host.ts';
import { guardConnections, serverOptions } from '@site/api/http/server-options.ts';
import multipart from '@fastify/multipart';
import rateLimitPlugin, { normalizeIP } from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import * as v from 'valibot';
import type { CiIssuer } from '../access/ci-rules.ts';
import { createTokenCheck } from '../access/ci-tokens.ts';
import type { PreviewAddress } from '@site/delivery/preview-address.ts';
import { unsandboxedReason } from '@site/delivery/render/sandbox.ts';
import type { AuditEntry } from '@site/delivery/registry/journal-entry.ts';
import type { Stores } from '@site/delivery/stores/stores.ts';
import type { TakePosts } from '../target/order-of.ts';
import { bearerOf, callerOf, NotSignedInError } from './authenticate.ts';
import { NotAllowedError } from './caller.ts';
import { createComposeQueue } from './compose-queue.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { registerOpenApi, routeSchema } from './openapi.ts';
import { MAX_PICTURES, type TakePost } from './post-route.ts';
import { previewRoutes } from './preview-routes.ts';
import { PROBLEM_TYPE, ProblemError, sendProblem } from './problem.ts';
import { countRefusals, type RefusalReason } from './refusals.ts';
import { reviewRoutes } from './review-routes.ts';
import type { Route } from './route.ts';
import { signInRoute } from './sign-in-route.ts';
import { keyStore } from '../access/key-store.ts';

/** Connection timeouts, in milliseconds: a release may arrive over a slow line. */
const TIMEOUTS = { requestMs: 120_000, unreadMs: 14_000, lingerMs: 1000, checkMs: 1000 } as const;

/** How many failures of one client are investigated and logged: `max` within `windowMs` milliseconds. */
export type FailureLimit = { max: number; windowMs: number };

const DEFAULT_LIMIT: FailureLimit = { max: 20, windowMs: 10 * 60_000 };

/** The dependencies of the service. */
export type DeliveryServiceOptions = {
  /** The caller must close them after the service. */
  stores: Stores;
  takePosts: TakePosts;
  takePost: TakePost;
  /** The addresses of previews. */
  previewAddress: PreviewAddress;
  logger: FastifyBaseLogger;
  /** The number of trusted proxies in front. */
  trustedProxies: number;
  /** The CIs whose runs may sign in with a token; none by default. */
  issuers?: readonly CiIssuer[];
  failureLimit?: FailureLimit;
  /** Why this machine must not render uploaded releases; `null` if it may. */
  sandboxProblem?: string | null;
};

/** Responses are for their caller only. */
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** The default size limit of request bodies, in bytes. */
const BODY_LIMIT = 16 * 1024;

/** Creates the delivery service, without listening. */
export async function createDeliveryService({
  stores,
  takePosts,
  takePost,
  previewAddress,
  logger,
  trustedProxies,
  issuers = [],
  failureLimit = DEFAULT_LIMIT,
  sandboxProblem = unsandboxedReason,
}: DeliveryServiceOptions): Promise<FastifyInstance> {
  const refusals = countRefusals();
  const server = Fastify({
    ...serverOptions({ trustedProxies, headers: () => headers, timeouts: TIMEOUTS, unreadable }),
    frameworkErrors: (_error, _request, reply) =>
      sendProblem(reply, new ProblemError(400, 'unreadable-request', NOT_READABLE)),
    loggerInstance: logger,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
  });
  guardConnections(server, { timeouts: TIMEOUTS });
  takeJsonAndBytes(server);
  await server.register(multipart);
  await server.register(rateLimitPlugin, { global: false, store: RateLimitStore });
  await registerOpenApi(server);
  /** The owner of the key in a failed request, if verified. */
  const failedKeys = new WeakMap<FastifyRequest, string>();
  const countFailure = server.createRateLimit({
    max: failureLimit.max,
    timeWindow: failureLimit.windowMs,
    keyGenerator: (request) => failedKeys.get(request) ?? normalizeIP(request.ip),
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.is404) {
      throw new ProblemError(404, 'nothing-here', 'There is nothing at this address.');
    }
    if (countHosts(request.raw) !== 1)
      throw new ProblemError(400, 'unreadable-request', NOT_READABLE);
  });
  server.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new ProblemError(404, 'nothing-here', 'There is nothing at this address.')),
  );

  /** Counts and logs a rejected caller, and returns the response. */
  async function turnAway(
    request: FastifyRequest,
    {
      reason,
      problem,
      auditEntry,
    }: { reason: RefusalReason; problem: ProblemError; auditEntry: AuditEntry | null },
  ): Promise<ProblemError> {
    refusals.count(reason);
    const counted = await countFailure(request);
    if (!counted.isAllowed && counted.isExceeded) {
      refusals.count('too-many-failures');
      const detail = 'Too many failures from this address. Please wait.';
      const wait = { 'retry-after': String(counted.ttlInSeconds) };
      return new ProblemError(429, 'too-many-failures', detail, { headers: wait });
    }
    request.log.warn({ reason, operation: operationOf(request) }, 'rejected a caller');
    if (auditEntry) {
      await stores.registry.refuse(auditEntry).catch((error: unknown) => {
        request.log.error(errorFacts(error), 'could not write to the audit log');
      });
    }
    return problem;
  }

  server.setErrorHandler(async (error, request, reply) => {
    const from = `from ${request.ip}`;
    if (error instanceof NotSignedInError) {
      const { reason, by, message } = error;
      if (by) failedKeys.set(request, by.id);
      const problem = new ProblemError(401, 'not-signed-in', message, {
        headers: { 'www-authenticate': 'Bearer' },
      });
      // The audit log cannot be truncated, so unauthenticated callers must not write to it. They are only counted and
      // logged.
      const auditEntry = by && {
        who: by.who,
        what: operationOf(request),
        details: [message, from],
        sections: by.sections,
      };
      return sendProblem(reply, await turnAway(request, { reason, problem, auditEntry }));
    }
    if (error instanceof NotAllowedError) {
      const { caller, section, message } = error;
      failedKeys.set(request, caller.key.id);
      const auditEntry = {
        who: caller.who,
        what: operationOf(request),
        details: [message, from],
        // Both the section's team and the key's owner may read the entry.
        sections: [...new Set([section, ...caller.key.rights.sections])],
      };
      const problem = new ProblemError(403, 'not-allowed', message);
      return sendProblem(
        reply,
        await turnAway(request, { reason: 'not-allowed', problem, auditEntry }),
      );
    }
    if (error instanceof ProblemError) return sendProblem(reply, error);
    return sendProblem(reply, problemOf(error, request));
  });

  /** Adds an operation. Authenticates its caller before reading the body. */
  function add<Who>(route: Route<Who>, whoAsks: (request: FastifyRequest) => Promise<Who>): void {
    const { method, path, bodyLimit, handle } = route;
    const callers = new WeakMap<FastifyRequest, { who: Who }>();
    server.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: routeSchema(route),
      ...(bodyLimit !== undefined && { bodyLimit }),
      onRequest: async (request) => {
        callers.set(request, { who: await whoAsks(request) });
      },
      handler: async (request, reply) => {
        const caller = callers.get(request);
        if (!caller) throw new Error('A request was handled without authentication.');
        const { params, query } = request;
        const sent = route.body === 'parts' ? await readParts(request, bodyLimit) : request.body;
        const { status, body } = await handle({ params, query, body: sent, caller: caller.who });
        return reply.code(status).send(body);
      },
    });
  }

  const context = {
    stores,
    takePosts,
    takePost,
    refusals,
    previewAddress,
    inTurn: createComposeQueue(),
    sandboxProblem,
  };
  const routes = [...deliveryRoutes(context), ...previewRoutes(context), ...reviewRoutes(context)];
  for (const route of routes) add(route, (request) => callerOf(keyStore(stores.registry), request));
  const signIn = signInRoute(stores.registry, createTokenCheck(issuers));
  add(signIn, async (request) => ({ token: bearerOf(request) }));
  const description: Route<null> = {
    method: 'GET',
    path: '/openapi.json',
    operationId: 'describe',
    summary: 'This description.',
    shows: 'nothing',
    answers: { 200: { description: 'An OpenAPI document.', schema: v.looseObject({}) } },
    handle: async () => ({ status: 200, body: server.swagger() }),
  };
  add(description, async () => null);
  return server;
}

const NOT_READABLE = 'This request cannot be read.';

/** The response to a request that could not be parsed. */
function unreadable(status: number): { type: string; body: string } {
  const { problem } = new ProblemError(status, 'unreadable-request', NOT_READABLE);
  return { type: PROBLEM_TYPE, body: JSON.stringify(problem) };
}

/** Reads a form's files, up to `most` bytes in total. */
async function readParts(request: FastifyRequest, most = BODY_LIMIT) {
  const parts: { field: string; name: string; bytes: Buffer }[] = [];
  if (!request.isMultipart()) {
    throw new ProblemError(415, 'unreadable-request', 'Send the post as multipart/form-data.');
  }
  const limits = { fileSize: most, files: MAX_PICTURES + 1, fields: 0 };
  let left = most;
  for await (const part of request.files({ limits, preservePath: true })) {
    const bytes = await part.toBuffer();
    left -= bytes.length;
    if (left < 0) throw new ProblemError(413, 'too-large', 'This is too much at once.');
    parts.push({ field: part.fieldname, name: part.filename, bytes });
  }
  return parts;
}

function takeJsonAndBytes(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    server.getDefaultJsonParser('error', 'error'),
  );
  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) => bytes,
  );
}

/** An operation's name in the audit log. Contains nothing from the caller except the method. */
function operationOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

const withStatus = v.object({ statusCode: v.pipe(v.number(), v.minValue(400), v.maxValue(499)) });

/** Converts a thrown error to a response. Logs it if the fault is ours. */
function problemOf(error: unknown, request: FastifyRequest): ProblemError {
  const read = v.safeParse(withStatus, error);
  if (!read.success) {
    request.log.error(errorFacts(error), 'a request failed');
    const detail = 'Something went wrong in the service. See its log.';
    return new ProblemError(500, 'failed', detail);
  }
  const { statusCode } = read.output;
  if (statusCode === 413) return new ProblemError(413, 'too-large', 'The body is too large.');
  if (statusCode === 415) {
    const detail =
      'Send application/json, application/octet-stream for a file, or multipart/form-data for a post.';
    return new ProblemError(415, 'unreadable-request', detail);
  }
  return new ProblemError(statusCode, 'unreadable-request', NOT_READABLE);
}
