import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import ipaddr from 'ipaddr.js';
import type { Canary, CanarySide } from '../registry/canaries.ts';

/** Everything we know about a visitor: address and user agent. */
export type AnonymousVisitor = { ip: string; headers: { 'user-agent'?: string | undefined } };

const UINT32_RANGE = 2 ** 32;

/**
 * Returns a visitor's side: `canary` or `live`. It is the same for every page and host while the canary runs, and
 * canary visitors stay on the canary when its share grows. Derived from a keyed hash of the network (an IPv4 address,
 * or an IPv6 /64, as for rate limits) and user agent; nothing is stored.
 */
export function sideOf(
  { salt, share }: Pick<Canary, 'salt' | 'share'>,
  { ip, headers }: AnonymousVisitor,
): CanarySide {
  const visitor = JSON.stringify(['visitor', normalizeIP(ip), headers['user-agent'] ?? '']);
  const number = createHmac('sha256', salt).update(visitor).digest().readUInt32BE();
  return number / UINT32_RANGE < share / 100 ? 'canary' : 'live';
}

/** Returns a pseudonym of a visitor's network for one canary, meaningless without the canary's salt. */
export function networkMark({ salt }: Pick<Canary, 'salt'>, { ip }: AnonymousVisitor): string {
  return markOf(salt, ['network', normalizeIP(ip)]);
}

/** Larger networks by address length in bytes: the length of their prefix, and how many failures from each to count. */
const LARGER_NETWORKS: Readonly<Record<number, readonly { bytes: number; max: number }[]>> = {
  // A /24: a small provider, or the addresses rented by one data centre customer.
  4: [{ bytes: 3, max: 4 }],
  // A household gets a /56 and a company a /48, each with many /64 networks.
  16: [
    { bytes: 7, max: 2 },
    { bytes: 6, max: 4 },
  ],
};

/**
 * Returns a visitor's networks from smallest to largest. Each has a pseudonym and a maximum number of failures that
 * count during a canary: one per IPv4 address or IPv6 /64, a few per larger network.
 */
export function networksAround(
  { salt }: Pick<Canary, 'salt'>,
  visitor: AnonymousVisitor,
): { mark: string; max: number }[] {
  const own = { mark: networkMark({ salt }, visitor), max: 1 };
  if (!ipaddr.isValid(visitor.ip)) return [own];
  const address = ipaddr.process(visitor.ip).toByteArray();
  const larger = LARGER_NETWORKS[address.length] ?? [];
  return [
    own,
    ...larger.map(({ bytes, max }) => ({
      mark: markOf(salt, ['network', ...address.slice(0, bytes)]),
      max,
    })),
  ];
}

function markOf(salt: string, network: readonly (string | number)[]): string {
  return createHmac('sha256', salt).update(JSON.stringify(network)).digest('base64url');
}
