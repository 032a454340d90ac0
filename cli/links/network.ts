import { lookup } from 'node:dns/promises';
import {
  type Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestPlain,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';

/** Access to other hosts; tests replace it with a fake. */
export type Network = {
  resolve: (hostname: string) => Promise<readonly string[]>;
  /** Whether connecting to this IP address is allowed. */
  mayConnect: (address: string) => boolean;
  agent: Agent | false;
};

/** The public internet, excluding this machine's own network. */
export const publicInternet: Network = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  // A pooled connection would skip the address check.
  agent: false,
};

/** Thrown when a host is on a network that we must not connect to. */
export class NotPublicError extends Error {
  override name = 'NotPublicError';
}

/** `signal` aborts the DNS lookup, the connection and reading the response. */
type RequestOptions = {
  method?: 'GET' | 'HEAD';
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
};

/**
 * Sends a request without following redirects. To prevent DNS rebinding, checks the very addresses that the connection
 * uses. The caller must read or destroy the response.
 */
export async function sendRequest(
  url: URL,
  { method = 'GET', headers, signal }: RequestOptions,
  { resolve, mayConnect, agent }: Network,
): Promise<IncomingMessage> {
  const checked = (host: string, addresses: readonly string[]) => {
    if (addresses.length === 0) throw new Error(`${host} does not resolve.`);
    // Reject the host if any address is private, because a name that resolves to both kinds is suspicious.
    if (!addresses.every(mayConnect)) throw new NotPublicError(`${host} is not public.`);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  const find = callbackify(async (host: string) => checked(host, await resolve(host)));
  const lookup: LookupFunction = (hostname, _options, callback) => find(hostname, callback);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  // An address is not looked up.
  if (isIP(host) !== 0) checked(host, [host]);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((answer, reject) => {
    request(url, { method, agent, signal, lookup, headers })
      .once('response', answer)
      .once('error', reject)
      .end();
  });
}

/** The only IPv6 block that IANA allocates public addresses from. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  // ipaddr.js also parses short forms such as "127.1", which must not count as addresses.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
