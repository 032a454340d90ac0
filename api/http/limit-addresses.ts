import { normalizeIP } from '@fastify/rate-limit';
import { normaliseIndianMobile } from '@site/kit/api/indian-mobile.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normaliseEmailAddress } from '../submissions/normalise-email-address.ts';

export type RateLimit = { max: number; windowMs: number };

/**
 * Limits how often one client may submit the same e-mail address (or phone number, if there is no email) to one
 * endpoint, since each submission may bring the address's owner an unsolicited reply. Each client is counted
 * separately, so a stranger can't lock anyone out. Returns a function that counts a request and returns the seconds to
 * wait if it is over the limit, otherwise `undefined`. Counts are kept in memory for the latest 5,000 pairs, and are
 * lost on restart. A /64 IPv6 network counts as one client, as in the plugin. Requires `@fastify/rate-limit` on
 * `fastify`.
 */
export function limitAddresses(
  fastify: FastifyInstance,
  { max, windowMs }: RateLimit,
): (request: FastifyRequest) => Promise<number | undefined> {
  const count = fastify.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: ({ body, ip, routeOptions }) =>
      JSON.stringify([routeOptions.url, normalizeIP(ip), addressIn(body)]),
  });
  return async (request) => {
    const counted = await count(request);
    return !counted.isAllowed && counted.isExceeded ? counted.ttlInSeconds : undefined;
  };
}

function addressIn(body: unknown): string | undefined {
  const { email, phone }: Record<string, unknown> = typeof body === 'object' ? { ...body } : {};
  const address = typeof email === 'string' ? normaliseEmailAddress(email) : '';
  if (address !== '') return address;
  if (typeof phone !== 'string') return undefined;
  return normaliseIndianMobile(phone) ?? normaliseEmailAddress(phone);
}
