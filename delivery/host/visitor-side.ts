import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import ipaddr from 'ipaddr.js';
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
  return markOf(salt, ['network', normalizeIP(ip)]);
}

/** By the length of an address in bytes, how many of its first bytes name a larger network, and how many failures of it count. */
const LARGER_NETWORKS: Readonly<Record<number, readonly { bytes: number; most: number }[]>> = {
  // A /24: a small provider, or the addresses that one customer of a data centre has rented.
  4: [{ bytes: 3, most: 4 }],
  // A household gets a /56 and a company a /48, with hundreds and thousands of /64 networks in them.
  16: [
    { bytes: 7, most: 2 },
    { bytes: 6, most: 4 },
  ],
};

/**
 * The networks around a visitor from the smallest to the largest, each as a mark and with how many failures of it count
 * during one canary: one of an IPv4 address or an IPv6 /64, a few of the networks that these are in.
 */
export function networksAround(
  { salt }: Pick<Canary, 'salt'>,
  visitor: PassingVisitor,
): { mark: string; most: number }[] {
  const own = { mark: networkMark({ salt }, visitor), most: 1 };
  if (!ipaddr.isValid(visitor.ip)) return [own];
  const address = ipaddr.process(visitor.ip).toByteArray();
  const larger = LARGER_NETWORKS[address.length] ?? [];
  return [
    own,
    ...larger.map(({ bytes, most }) => ({
      mark: markOf(salt, ['network', ...address.slice(0, bytes)]),
      most,
    })),
  ];
}

function markOf(salt: string, network: readonly (string | number)[]): string {
  return createHmac('sha256', salt).update(JSON.stringify(network)).digest('base64url');
}
