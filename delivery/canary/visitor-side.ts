import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Canary, CanarySide } from '../registry/canaries.ts';

/** What a visitor is told apart by, in passing: the address that they come from, and what their browser calls itself. */
export type PassingVisitor = { ip: string; headers: { 'user-agent'?: string | undefined } };

/** Numbers of 32 bits. */
const NUMBERS = 2 ** 32;

/**
 * Which side a visitor is on: the same at each page and on every host, for as long as the canary lasts, and whoever is
 * among the canary's visitors stays there when its share grows. It follows from a keyed hash of network (an IPv4
 * address, or an IPv6 /64, as limits count them) and browser, of which nothing is kept.
 */
export function sideOf(
  { salt, share }: Pick<Canary, 'salt' | 'share'>,
  { ip, headers }: PassingVisitor,
): CanarySide {
  const visitor = JSON.stringify(['visitor', normalizeIP(ip), headers['user-agent'] ?? '']);
  const number = createHmac('sha256', salt).update(visitor).digest().readUInt32BE();
  return number / NUMBERS < share / 100 ? 'canary' : 'live';
}

/** A mark that a network has during one canary, and that nothing can be found out from without its salt. */
export function networkMark({ salt }: Pick<Canary, 'salt'>, { ip }: PassingVisitor): string {
  const network = JSON.stringify(['network', normalizeIP(ip)]);
  return createHmac('sha256', salt).update(network).digest('base64url');
}
