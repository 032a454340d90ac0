import { normalizeIP } from '@fastify/rate-limit';
import { parsePageSignal } from '@site/kit/api/page-signal.ts';
import { parsePolicyReports } from '@site/kit/api/policy-reports.ts';
import {
  NO_ROUTE,
  type PageSignal,
  type PartRelease,
  REPORTS_PATH,
  SIGNALS_PATH,
  vitalNames,
  releaseInText,
} from '@site/kit/signals/page-signal.ts';
import { bucketOf } from '@site/kit/signals/vital-buckets.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiErrors, sendError } from '../http/api-errors.ts';
import type { RateLimit } from '../http/limit-addresses.ts';
import { countNetworks } from '../http/limit-networks.ts';
import { OTHER, type SignalKey } from './signal-store.ts';

/** The largest signal in bytes: five failures and five vitals are 700. */
const SIGNAL_BODY_LIMIT = 2 * 1024;

/** The largest bundle of reports in bytes. Each holds an address and a policy, a kilobyte of it ours. */
const REPORTS_BODY_LIMIT = 32 * 1024;

/** How much is taken of one client (an address, or an IPv6 /64), and of all together; larger networks have a few times the first. */
export type SignalLimits = { perClient: RateLimit; inTotal: RateLimit };

/** A telephone company shows thousands of visitors as one address, so the first is no tighter. */
const LIMITS: SignalLimits = {
  perClient: { max: 120, windowMs: 60_000 },
  inTotal: { max: 100, windowMs: 1000 },
};

/** What of this site browsers may speak of; anything else is counted as `other`. */
export type KnownParts = {
  hasRelease: (part: PartRelease) => boolean;
  hasRoute: (pattern: string) => boolean;
};

/** The request that a signal came with, and the token of its page, which nothing here checks. */
export type SignalSender = { request: FastifyRequest; token?: string | undefined };

/** What takes signals in. */
export type SignalDependencies = {
  count: (key: SignalKey, from: SignalSender) => void;
  /** Asked at each signal, because another version may go live. */
  known: () => Promise<KnownParts>;
  /** Hears of what was not even read, because there was too much. */
  onDropped?: () => void;
  limits?: SignalLimits;
};

/**
 * `POST /signals` and `POST /reports`: what browsers tell of failures, of how quick pages are, and of what policies kept
 * from happening. Nothing is kept but counts. Needs `@fastify/rate-limit` on `fastify`.
 *
 * Whatever is told more often than the limits allow is dropped and answered like the rest: a browser would show its
 * visitor an error where nothing is wrong for them.
 */
export async function takeSignals(
  fastify: FastifyInstance,
  { count, known, onDropped, limits = LIMITS }: SignalDependencies,
): Promise<void> {
  const isTooMuch = limitSignals(fastify, limits);
  fastify.addHook('onRequest', async (request, reply) => {
    if (!(await isTooMuch(request))) return undefined;
    onDropped?.();
    return taken(reply);
  });
  fastify.removeAllContentTypeParsers();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  const take = (bodyLimit: number, types: readonly string[]) =>
    fastify.addContentTypeParser([...types], { parseAs: 'string', bodyLimit }, parseJson);
  take(SIGNAL_BODY_LIMIT, ['application/json']);
  take(REPORTS_BODY_LIMIT, ['application/reports+json', 'application/csp-report']);

  fastify.post(SIGNALS_PATH, async (request, reply) => {
    const signal = parsePageSignal(request.body);
    if (!signal) return sendError(reply, 400, apiErrors.badRequest);
    const from = { request, token: signal.token };
    for (const key of keysOf(signal, await known())) count(key, from);
    return taken(reply);
  });

  fastify.post(REPORTS_PATH, async (request, reply) => {
    const reports = parsePolicyReports(request.body);
    if (!reports) return sendError(reply, 400, apiErrors.badRequest);
    const { hasRelease } = await known();
    for (const { directive, address } of reports) {
      const part = partOfFile(address, request.host);
      const ofPart =
        part && hasRelease(part) ? { part: part.name, release: part.release } : ofOthers;
      const key: SignalKey = {
        subject: 'policy',
        name: directive,
        ...ofPart,
        route: NO_ROUTE,
        bucket: 0,
      };
      count(key, { request });
    }
    return taken(reply);
  });
}

const ofOthers = { part: OTHER, release: OTHER } as const;

/** What is counted of a signal. */
function keysOf(
  { route, failures = [], vitals }: PageSignal,
  { hasRelease, hasRoute }: KnownParts,
): SignalKey[] {
  const of = (part: PartRelease) => ({
    ...(hasRelease(part) ? { part: part.name, release: part.release } : ofOthers),
    route: route === NO_ROUTE || hasRoute(route) ? route : OTHER,
  });
  const keys: SignalKey[] = failures.map(({ kind, ...part }) => ({
    subject: 'failure',
    name: kind,
    ...of(part),
    bucket: 0,
  }));
  if (!vitals) return keys;
  const { part, values } = vitals;
  keys.push({ subject: 'view', name: 'measured', ...of(part), bucket: 0 });
  for (const name of vitalNames) {
    const value = values[name];
    if (value === undefined) continue;
    keys.push({ subject: 'vital', name, ...of(part), bucket: bucketOf(name, value) });
  }
  return keys;
}

/** The release that a file of this site belongs to; whether it was asked for over TLS is for a proxy to know. */
function partOfFile(address: string, host: string): PartRelease | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.host === host ? releaseInText(url.pathname, '') : null;
}

function taken(reply: FastifyReply): FastifyReply {
  return reply.code(204).header('cache-control', 'no-store').send();
}

/**
 * Counts a request, and says whether it is one too many: of its client, of the networks around it, or of everyone. What is
 * dropped for one limit does not count for the next, so that no network can use up what everyone has.
 */
function limitSignals(
  fastify: FastifyInstance,
  { perClient, inTotal }: SignalLimits,
): (request: FastifyRequest) => Promise<boolean> {
  const limitOf = (
    { max, windowMs }: RateLimit,
    keyGenerator: (request: FastifyRequest) => string,
  ) => {
    const count = fastify.createRateLimit({ max, timeWindow: windowMs, keyGenerator });
    return async (request: FastifyRequest) => {
      const counted = await count(request);
      return !counted.isAllowed && counted.isExceeded;
    };
  };
  const ofClient = limitOf(perClient, ({ ip }) => `signals of ${normalizeIP(ip)}`);
  const ofNetworks = countNetworks(fastify, perClient);
  const ofAll = limitOf(inTotal, () => 'signals of everybody');
  return async (request) =>
    (await ofClient(request)) ||
    (await ofNetworks(request)) !== undefined ||
    (await ofAll(request));
}
