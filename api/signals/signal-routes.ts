import { parsePageSignal } from './parse-page-signal.ts';
import { parsePolicyReports } from './policy-reports.ts';
import {
  NO_ROUTE,
  type PageSignal,
  type PartRelease,
  REPORTS_PATH,
  SIGNALS_PATH,
  vitalNames,
  releaseInText,
} from '@site/kit/signals/page-signal.ts';
import { bucketOf } from './vital-buckets.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiErrors, sendError } from '../http/api-errors.ts';
import { countClients, type RateLimit } from '../http/rate-limits.ts';
import { OTHER, type SignalKey } from './signal-store.ts';

/** In bytes; five failures and five vitals take 700. */
const SIGNAL_BODY_LIMIT = 2 * 1024;

/** In bytes. Each report contains a URL and a policy, about a kilobyte. */
const REPORTS_BODY_LIMIT = 32 * 1024;

/** Limits per client (an address, or an IPv6 /64) and in total; larger networks get a multiple of the former. */
export type SignalLimits = { perClient: RateLimit; inTotal: RateLimit };

/** Mobile carriers put thousands of visitors behind one address, so the per-client limit is generous. */
const LIMITS: SignalLimits = {
  perClient: { max: 120, windowMs: 60_000 },
  inTotal: { max: 100, windowMs: 1000 },
};

/** Parts and routes that signals may name; anything else counts as `other`. */
export type KnownParts = {
  /** Returns the release that browsers know by its files, or `null` if it isn't one of this site's. */
  releaseOf: (part: PartRelease) => string | null;
  hasRoute: (pattern: string) => boolean;
};

/** The request that carried a signal, and its page's unverified token. */
export type SignalSender = { request: FastifyRequest; token?: string | undefined };

export type SignalDependencies = {
  count: (key: SignalKey, from: SignalSender) => void;
  /** Returns the known parts. Called for each signal, because another version may have gone live. */
  known: () => Promise<KnownParts>;
  /** Called for each request dropped by a limit. */
  onDropped?: () => void;
  limits?: SignalLimits;
};

/**
 * `POST /signals` and `POST /reports`: failures, web vitals and policy violations from browsers. Stores only counts.
 * Drops requests over the limit but answers them as usual, because an error would appear in the visitor's console.
 * Requires `@fastify/rate-limit` on `fastify`.
 */
export async function signalRoutes(
  fastify: FastifyInstance,
  { count, known, onDropped, limits = LIMITS }: SignalDependencies,
): Promise<void> {
  const isOverLimit = limitSignals(fastify, limits);
  fastify.addHook('onRequest', async (request, reply) => {
    if (!(await isOverLimit(request))) return undefined;
    onDropped?.();
    return accepted(reply);
  });
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  const accept = (bodyLimit: number, types: readonly string[]) =>
    fastify.addContentTypeParser([...types], { parseAs: 'string', bodyLimit }, parseJson);
  accept(SIGNAL_BODY_LIMIT, ['application/json']);
  accept(REPORTS_BODY_LIMIT, ['application/reports+json', 'application/csp-report']);

  fastify.post(SIGNALS_PATH, async (request, reply) => {
    const signal = parsePageSignal(request.body);
    if (!signal) return sendError(reply, 400, apiErrors.badRequest);
    const from = { request, token: signal.token };
    for (const key of keysOf(signal, await known())) count(key, from);
    return accepted(reply);
  });

  fastify.post(REPORTS_PATH, async (request, reply) => {
    const reports = parsePolicyReports(request.body);
    if (!reports) return sendError(reply, 400, apiErrors.badRequest);
    const parts = await known();
    for (const { directive, address } of reports) {
      const part = partOfFile(address, request.host);
      const origin = part ? describePart(parts, part) : unknownPart;
      const key: SignalKey = {
        subject: 'policy',
        name: directive,
        ...origin,
        route: NO_ROUTE,
        bucket: 0,
      };
      count(key, { request });
    }
    return accepted(reply);
  });
}

const unknownPart = { part: OTHER, release: OTHER } as const;

function describePart({ releaseOf }: KnownParts, part: PartRelease) {
  const release = releaseOf(part);
  return release === null ? unknownPart : { part: part.name, release };
}

function keysOf({ route, failures = [], vitals }: PageSignal, known: KnownParts): SignalKey[] {
  const originOf = (part: PartRelease) => ({
    ...describePart(known, part),
    route: route === NO_ROUTE || known.hasRoute(route) ? route : OTHER,
  });
  const keys: SignalKey[] = failures.map(({ kind, ...part }) => ({
    subject: 'failure',
    name: kind,
    ...originOf(part),
    bucket: 0,
  }));
  if (!vitals) return keys;
  const { part, values } = vitals;
  keys.push({ subject: 'view', name: 'measured', ...originOf(part), bucket: 0 });
  for (const name of vitalNames) {
    const value = values[name];
    if (value === undefined) continue;
    keys.push({ subject: 'vital', name, ...originOf(part), bucket: bucketOf(name, value) });
  }
  return keys;
}

/** Returns the release that a URL of this site belongs to. Ignores the scheme, because only the proxy sees it. */
function partOfFile(address: string, host: string): PartRelease | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host === host ? releaseInText(url.pathname, '') : null;
}

function accepted(reply: FastifyReply): FastifyReply {
  return reply.code(204).header('cache-control', 'no-store').send();
}

/**
 * Counts a request and returns whether it exceeds a limit. A request dropped by one limit doesn't count towards the
 * next, so one network can't use up everyone's quota.
 */
function limitSignals(
  fastify: FastifyInstance,
  { perClient, inTotal }: SignalLimits,
): (request: FastifyRequest) => Promise<boolean> {
  const countClient = countClients(fastify, perClient);
  const countAll = fastify.createRateLimit({
    max: inTotal.max,
    timeWindow: inTotal.windowMs,
    keyGenerator: () => 'signals of everybody',
  });
  return async (request) => {
    if ((await countClient(request)) !== undefined) return true;
    const counted = await countAll(request);
    return !counted.isAllowed && counted.isExceeded;
  };
}
