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
import type { PreviewAddress } from '@site/delivery/previews/preview-address.ts';
import { unsandboxedReason } from '@site/delivery/render/sandbox.ts';
import type { AuditEntry } from '@site/delivery/registry/journal.ts';
import type { Stores } from '@site/delivery/stores.ts';
import { showStatus } from '../status/show-status.ts';
import type { SiteStatus } from '../status/site-status.ts';
import { createStatusDoor } from '../status/status-door.ts';
import type { TakePosts } from '../target/order-of.ts';
import { bearerOf, callerOf, NotSignedInError } from './authenticate.ts';
import { NotAllowedError } from './caller.ts';
import { createComposeQueue } from './compose-queue.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { registerOpenApi, routeSchema } from './openapi.ts';
import { MOST_PICTURES, type TakePost } from './post-route.ts';
import { previewRoutes } from './preview-routes.ts';
import { PROBLEM_TYPE, ProblemError, sendProblem } from './problem.ts';
import { countRefusals, type RefusalReason } from './refusals.ts';
import { reviewRoutes } from './review-routes.ts';
import type { Route } from './route.ts';
import { signInRoute } from './sign-in-route.ts';
import { statusLinkRoute } from './status-link-route.ts';
import { keyStore } from '../access/key-store.ts';

/** How long a connection may keep the service waiting, in milliseconds: a release may come over a slow line. */
const TIMEOUTS = { requestMs: 120_000, unreadMs: 14_000, lingerMs: 1000, checkMs: 1000 } as const;

/** How many failures of one client are looked into and written down: `max` within `windowMs` milliseconds. */
export type FailureLimit = { max: number; windowMs: number };

const DEFAULT_LIMIT: FailureLimit = { max: 20, windowMs: 10 * 60_000 };

/** What the service works with. */
export type DeliveryServiceOptions = {
  /** The caller closes them after the service. */
  stores: Stores;
  takePosts: TakePosts;
  takePost: TakePost;
  /** Where previews are. */
  previewAddress: PreviewAddress;
  /** Reads how the site is, for the owner's page. */
  readStatus: () => Promise<SiteStatus>;
  logger: FastifyBaseLogger;
  /** How many proxies of ours stand in front. */
  trustedProxies: number;
  /** The CIs whose runs may sign in with a token; none when left out. */
  issuers?: readonly CiIssuer[];
  failureLimit?: FailureLimit;
  /** Why this machine must not render uploaded releases; `null` where it may. */
  sandboxProblem?: string | null;
};

/** Every answer is for its caller alone. */
const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** The largest body where a route does not say otherwise, in bytes. */
const BODY_LIMIT = 16 * 1024;

/** The delivery service as a server that does not listen yet. */
export async function createDeliveryService({
  stores,
  takePosts,
  takePost,
  previewAddress,
  readStatus,
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
  guardConnections(server, {
    headers: () => headers,
    timeouts: TIMEOUTS,
    unreadable,
    trustedProxies,
  });
  const door = createStatusDoor();
  await showStatus(server, { door, readStatus, mayLook: keyStore(stores.registry).isGood, logger });
  takeJsonAndBytes(server);
  await server.register(multipart);
  await server.register(rateLimitPlugin, { global: false, store: RateLimitStore });
  await registerOpenApi(server);
  /** Whose failure a request is, where that is certain. */
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

  /** Counts and writes down that a caller was turned away, and says what to answer. */
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
      const detail = 'Too many failures from here. Please wait.';
      const wait = { 'retry-after': String(counted.ttlInSeconds) };
      return new ProblemError(429, 'too-many-failures', detail, { headers: wait });
    }
    request.log.warn({ reason, operation: operationOf(request) }, 'a caller was turned away');
    if (auditEntry) {
      await stores.registry.refuse(auditEntry).catch((error: unknown) => {
        request.log.error(errorFacts(error), 'the journal cannot be written to');
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
      // The journal can never be emptied, so strangers don't get to write to it. They are counted and logged.
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
        // Of whom the section is, and whose key was tried on it, both may read it.
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

  /** Adds an operation, whose caller is looked at before its body is read. */
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
        if (!caller) throw new Error('A request was handled that nobody was asked for.');
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
  const routes = [
    ...deliveryRoutes(context),
    ...previewRoutes(context),
    ...reviewRoutes(context),
    statusLinkRoute(door),
  ];
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

/** What is answered to a request that is not even read. */
function unreadable(status: number): { type: string; body: string } {
  const { problem } = new ProblemError(status, 'unreadable-request', NOT_READABLE);
  return { type: PROBLEM_TYPE, body: JSON.stringify(problem) };
}

/** Reads the files of a form, which may have so many bytes together. */
async function readParts(request: FastifyRequest, most = BODY_LIMIT) {
  const parts: { field: string; name: string; bytes: Buffer }[] = [];
  if (!request.isMultipart()) {
    throw new ProblemError(415, 'unreadable-request', 'Send the post as multipart/form-data.');
  }
  const limits = { fileSize: most, files: MOST_PICTURES + 1, fields: 0 };
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

/** An operation as the journal names it: nothing that the caller has written but its method. */
function operationOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`;
}

const withStatus = v.object({ statusCode: v.pipe(v.number(), v.minValue(400), v.maxValue(499)) });

/** What to answer to something that was thrown, after it was logged where the fault is ours. */
function problemOf(error: unknown, request: FastifyRequest): ProblemError {
  const read = v.safeParse(withStatus, error);
  if (!read.success) {
    request.log.error(errorFacts(error), 'a request failed');
    const detail = 'Something went wrong in the service. Its log says what.';
    return new ProblemError(500, 'failed', detail);
  }
  const { statusCode } = read.output;
  if (statusCode === 413) return new ProblemError(413, 'too-large', 'This is too much at once.');
  if (statusCode === 415) {
    const detail =
      'Send application/json, application/octet-stream for a file, or multipart/form-data for a post.';
    return new ProblemError(415, 'unreadable-request', detail);
  }
  return new ProblemError(statusCode, 'unreadable-request', NOT_READABLE);
}
