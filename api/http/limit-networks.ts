import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { RateLimit } from './limit-addresses.ts';

/**
 * Multiples of the per-client limit for larger networks. A household may get an IPv6 /56 and a company a /48; each
 * contains hundreds of /64 networks, each of which counts as one client. `bits: 0` means everyone.
 */
export const NETWORK_LIMITS = [
  { bits: 56, times: 3 },
  { bits: 48, times: 10 },
  { bits: 0, times: 200 },
] as const;

/**
 * Counts a request for each network that contains its client. Returns the seconds to wait if one of them is over its
 * limit, otherwise `undefined`. Each endpoint is counted separately. Requires `@fastify/rate-limit` on `fastify`.
 */
export function countNetworks(
  fastify: FastifyInstance,
  { max, windowMs }: RateLimit,
): (request: FastifyRequest) => Promise<number | undefined> {
  const counters = NETWORK_LIMITS.map(({ bits, times }) => ({
    bits,
    count: fastify.createRateLimit({
      max: max * times,
      timeWindow: windowMs,
      keyGenerator: ({ ip, routeOptions }) =>
        `${routeOptions.url} ${bits} ${networkOf(ip, bits) ?? ''}`,
    }),
  }));
  return async (request) => {
    for (const { bits, count } of counters) {
      if (networkOf(request.ip, bits) === null) continue;
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return counted.ttlInSeconds;
    }
    return undefined;
  };
}

/** Applies `countNetworks` as a hook, which throws an error with status 429. */
export function limitNetworks(
  fastify: FastifyInstance,
  limit: RateLimit,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const count = countNetworks(fastify, limit);
  return async (request, reply) => {
    const waitSeconds = await count(request);
    if (waitSeconds === undefined) return;
    reply.header('retry-after', String(waitSeconds));
    throw Object.assign(new Error('Too many requests from one network'), { statusCode: 429 });
  };
}

/** Returns the IPv6 network with this prefix length that contains an address; `null` for IPv4, unless `bits` is 0. */
function networkOf(ip: string, bits: number): string | null {
  if (bits === 0) return 'all';
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return null;
  return address
    .toByteArray()
    .slice(0, bits / 8)
    .join('.');
}
