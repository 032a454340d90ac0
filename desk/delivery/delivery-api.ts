import { errorFacts } from '@site/api/http/error-facts.ts';
import multipart from '@fastify/multipart';
import { normalizeIP } from '@fastify/rate-limit';
import {
  type AnyProcedure,
  type AnyRouter,
  call,
  getRouter,
  isProcedure,
  traverseContractProcedures,
  unlazyRouter,
} from '@orpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { CiIssuer } from '../access/ci-rules.ts';
import { createTokenCheck } from '../access/ci-tokens.ts';
import { unsandboxedReason } from '@site/delivery/render/sandbox.ts';
import { bearerOf, callerOf, TurnedAwayError } from './caller.ts';
import type { Dependencies } from './context.ts';
import type { OperationMeta } from './operation.ts';
import { openApiDocument } from './openapi.ts';
import {
  clientErrorStatus,
  notFound,
  ProblemError,
  rethrowAsProblem,
  sendProblem,
  unreadable,
} from './problem.ts';
import { countRefusals } from './refusals.ts';
import { inputOf } from './read-input.ts';
import { router } from './router.ts';
import { signInRouter } from './sign-in.ts';
import { createComposeQueue } from './take-turns.ts';
import { keyStore } from '../access/key-store.ts';

/** How many failures of one client are investigated and logged: `max` within `windowMs` milliseconds. */
type FailureLimit = { max: number; windowMs: number };

const DEFAULT_LIMIT: FailureLimit = { max: 20, windowMs: 10 * 60_000 };

/** The dependencies of the API. The caller must close the stores after the server. */
export type DeliveryApiOptions = Omit<Dependencies, 'refusals' | 'sandboxProblem'> & {
  /** The CIs whose runs may sign in with a token; none by default. */
  issuers?: readonly CiIssuer[];
  failureLimit?: FailureLimit;
  /** Why this machine must not render uploaded releases; `null` if it may. */
  sandboxProblem?: string | null;
};

/** Where all operations are. */
const PREFIX = '/v1';

/** The default size limit of request bodies, in bytes. */
const BODY_LIMIT = 16 * 1024;

/** Adds the delivery API to the desk's server. */
export async function addDeliveryApi(
  root: FastifyInstance,
  options: DeliveryApiOptions,
): Promise<void> {
  const document = await openApiDocument();
  root.get('/openapi.json', () => document);
  await root.register((server) => addOperations(server, options), { prefix: PREFIX });
}

async function addOperations(
  server: FastifyInstance,
  {
    stores,
    takePosts,
    takePost,
    previewAddress,
    issuers = [],
    failureLimit = DEFAULT_LIMIT,
    sandboxProblem = unsandboxedReason,
  }: DeliveryApiOptions,
): Promise<void> {
  const refusals = countRefusals();
  takeJsonAndBytes(server);
  await server.register(multipart);
  /** The owner of the key in a failed request, if verified. */
  const failedKeys = new WeakMap<FastifyRequest, string>();
  const countFailure = server.createRateLimit({
    max: failureLimit.max,
    timeWindow: failureLimit.windowMs,
    keyGenerator: (request) => failedKeys.get(request) ?? normalizeIP(request.ip),
  });
  server.addHook('onRequest', async (request) => {
    if (request.is404) throw NOTHING_HERE;
  });
  server.setNotFoundHandler((_request, reply) => sendProblem(reply, NOTHING_HERE));

  /** Counts, logs and audits a rejected caller, and returns the response. */
  async function turnAway(request: FastifyRequest, error: TurnedAwayError): Promise<ProblemError> {
    const { reason, by, message } = error;
    if (by) failedKeys.set(request, by.id);
    refusals.count(reason);
    const counted = await countFailure(request);
    if (!counted.isAllowed && counted.isExceeded) {
      refusals.count('too-many-failures');
      const detail = 'Too many failures from this address. Please wait.';
      const wait = { 'retry-after': String(counted.ttlInSeconds) };
      return new ProblemError(429, 'too-many-failures', detail, { headers: wait });
    }
    const what = operationOf(request);
    request.log.warn({ reason, operation: what }, 'rejected a caller');
    // The audit log cannot be truncated, so unauthenticated callers must not write to it. They are only counted and
    // logged.
    if (by) {
      const { who, sections } = by;
      const entry = { who, what, details: [message, `from ${request.ip}`], sections };
      await stores.registry.refuse(entry).catch((failure: unknown) => {
        request.log.error(errorFacts(failure), 'could not write to the audit log');
      });
    }
    return error;
  }

  server.setErrorHandler(async (error, request, reply) => {
    if (error instanceof TurnedAwayError) return sendProblem(reply, await turnAway(request, error));
    return sendProblem(reply, error instanceof ProblemError ? error : problemOf(error, request));
  });

  /** Serves an operation. Authenticates its caller before reading the body. */
  function serve<Context extends object>(
    procedure: AnyProcedure,
    contextOf: (request: FastifyRequest) => Promise<Context>,
  ): void {
    const { meta, route } = procedure['~orpc'];
    const { bodyLimit = BODY_LIMIT }: OperationMeta = meta;
    const { method = 'POST', path = '', successStatus = 200, outputStructure } = route;
    const contexts = new WeakMap<FastifyRequest, Context>();
    server.route({
      method,
      url: path.slice(PREFIX.length).replaceAll(/\{(\w+)\}/g, ':$1'),
      bodyLimit,
      onRequest: async (request) => {
        contexts.set(request, await contextOf(request));
      },
      handler: async (request, reply) => {
        const context = contexts.get(request);
        if (!context) throw new Error('A request was handled without authentication.');
        const input = await inputOf(request, meta);
        const output: unknown = await call(procedure, input, { context }).catch(rethrowAsProblem);
        const answer = outputStructure === 'detailed' ? v.parse(detailed, output) : null;
        return reply.code(answer?.status ?? successStatus).send(answer ? answer.body : output);
      },
    });
  }

  const common = { stores, takePosts, takePost, refusals, previewAddress, sandboxProblem };
  const queueOf = createComposeQueue();
  const keys = keyStore(stores.registry);
  for (const procedure of proceduresIn(await unlazyRouter(router))) {
    serve(procedure, async (request) => {
      const caller = await callerOf(keys, request);
      return { ...common, caller, inTurn: queueOf(caller.key.id) };
    });
  }
  const { registry } = stores;
  const checkToken = createTokenCheck(issuers);
  serve(signInRouter.signIn, async (request) => {
    return { registry, checkToken, token: bearerOf(request) };
  });
}

const detailed = v.object({ status: v.number(), body: v.unknown() });

function proceduresIn(routes: AnyRouter): readonly AnyProcedure[] {
  const found: AnyProcedure[] = [];
  traverseContractProcedures({ router: routes, path: [] }, ({ path }) => {
    const procedure = getRouter(routes, path);
    if (isProcedure(procedure)) found.push(procedure);
  });
  return found;
}

const NOTHING_HERE = notFound('There is nothing at this address.');

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

/** Converts a thrown error to a response. Logs it if the fault is ours. */
function problemOf(error: unknown, request: FastifyRequest): ProblemError {
  const status = clientErrorStatus(error);
  if (status === null) {
    request.log.error(errorFacts(error), 'a request failed');
    const detail = 'Something went wrong in the service. See its log.';
    return new ProblemError(500, 'failed', detail);
  }
  if (status === 413) return new ProblemError(413, 'too-large', 'The body is too large.');
  if (status === 415) {
    const detail =
      'Send application/json, application/octet-stream for a file, or multipart/form-data for a post.';
    return new ProblemError(415, 'unreadable-request', detail);
  }
  return unreadable(status);
}
