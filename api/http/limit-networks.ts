import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { RateLimit } from './limit-addresses.ts';

/**
 * How many times the limit of one client larger networks have. A household gets an IPv6 /56 and a company a /48; each
 * holds hundreds of /64 networks, which count as one client. `bits: 0` is everyone together.
 */
export const NETWORK_LIMITS = [
  { bits: 56, times: 3 },
  { bits: 48, times: 10 },
  { bits: 0, times: 200 },
] as const;

/**
 * Limits how often one call is made from the networks around a client. The hook it returns throws an error with status
 * 429, as the limit of the client itself does. Needs `@fastify/rate-limit` on `fastify`.
 */
export function limitNetworks(
  fastify: FastifyInstance,
  { max, windowMs }: RateLimit,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const counters = NETWORK_LIMITS.map(({ bits, times }) => ({
    bits,
    count: fastify.createRateLimit({
      max: max * times,
      timeWindow: windowMs,
      keyGenerator: ({ ip, routeOptions }) =>
        `${routeOptions.url} ${bits} ${networkOf(ip, bits) ?? ''}`,
    }),
  }));
  return async (request, reply) => {
    for (const { bits, count } of counters) {
      if (networkOf(request.ip, bits) === null) continue;
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) continue;
      reply.header('retry-after', String(counted.ttlInSeconds));
      throw Object.assign(new Error('Too many posts from one network'), { statusCode: 429 });
    }
  };
}

/** The IPv6 network of this size that an address is in; `null` for an IPv4 address, except for `bits` 0. */
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
