import { normalizeIP } from '@fastify/rate-limit';
import { normaliseIndianMobile } from '@site/kit/api/indian-mobile.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { normaliseEmailAddress } from '../submissions/normalise-email-address.ts';

/** How often something may happen: `max` times within `windowMs` milliseconds. */
export type RateLimit = { max: number; windowMs: number };

/**
 * Limits how often one client may name one e-mail address, or the phone number where there is no email, in one
 * call: what is stored under an address may bring it answers that nobody asked for. What others send counts for
 * nothing, so that no stranger can keep somebody from writing, or from asking for deletion. Gives a function that
 * counts a request and tells how many seconds it has to wait, or `undefined` when it may go on. The count is kept
 * in this process's memory, of the latest 5,000 pairs: losing it at a restart costs nothing, and nobody can fill
 * the memory. The machines of one IPv6 network (a /64) are one client, as they are to the plugin. Needs `@fastify/rate-limit` on `fastify`.
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
