import { normalizeIP } from '@fastify/rate-limit';
import { normaliseIndianMobile } from '@site/kit/api/indian-mobile.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { normaliseEmailAddress } from '../submissions/normalise-email-address.ts';

export type RateLimit = { max: number; windowMs: number };

/** Counts a request, separately for each endpoint. Returns the seconds to wait if it is over a limit. */
export type CountRequest = (request: FastifyRequest) => Promise<number | undefined>;

/**
 * Multiples of the per-client limit for larger networks. A household may get an IPv6 /56 and a company a /48; each
 * contains hundreds of /64 networks, each of which counts as one client. `bits: 0` means everyone.
 */
export const NETWORK_LIMITS = [
  { bits: 56, times: 3 },
  { bits: 48, times: 10 },
  { bits: 0, times: 200 },
] as const;

/** Counts requests per client, and for each network that contains it. Requires `@fastify/rate-limit` on `fastify`. */
export function countClients(fastify: FastifyInstance, { max, windowMs }: RateLimit): CountRequest {
  const counts = [{ bits: 64, times: 1 }, ...NETWORK_LIMITS].map(({ bits, times }) =>
    count(fastify, { max: max * times, windowMs }, ({ ip }) => networkOf(ip, bits)),
  );
  return async (request) => {
    for (const one of counts) {
      const seconds = await one(request);
      if (seconds !== undefined) return seconds;
    }
    return undefined;
  };
}

/**
 * Limits how often one client may submit the same e-mail address (or phone number, if there is no email), since each
 * submission may bring the address's owner an unsolicited reply. Each client is counted separately, so a stranger can't
 * lock anyone out. Requires `@fastify/rate-limit` on `fastify`.
 */
export function countAddresses(fastify: FastifyInstance, limit: RateLimit): CountRequest {
  return count(fastify, limit, ({ body, ip }) =>
    JSON.stringify([normalizeIP(ip), addressIn(body)]),
  );
}

/** Counts by key in memory; `null` isn't counted. */
function count(
  fastify: FastifyInstance,
  { max, windowMs }: RateLimit,
  keyOf: (request: FastifyRequest) => string | null,
): CountRequest {
  const countKey = fastify.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => `${request.routeOptions.url} ${keyOf(request)}`,
  });
  return async (request) => {
    if (keyOf(request) === null) return undefined;
    const counted = await countKey(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
  };
}

/** Returns the IPv6 network with this prefix length that contains an address; for IPv4, only the client itself. */
function networkOf(ip: string, bits: number): string | null {
  if (bits === 0) return 'all';
  if (bits === 64) return normalizeIP(ip);
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return null;
  const network = address.toByteArray().slice(0, bits / 8);
  return `${network.join('.')}/${bits}`;
}

function addressIn(body: unknown): string | undefined {
  const { email, phone }: Record<string, unknown> = typeof body === 'object' ? { ...body } : {};
  const address = typeof email === 'string' ? normaliseEmailAddress(email) : '';
  if (address !== '') return address;
  if (typeof phone !== 'string') return undefined;
  return normaliseIndianMobile(phone) ?? normaliseEmailAddress(phone);
}
