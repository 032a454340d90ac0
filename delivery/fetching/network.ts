import { lookup } from 'node:dns/promises';
import {
  type Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as requestPlain,
} from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

/** How other hosts are reached. Tests give one of their own, with a stand-in for the hosts. */
export type Network = {
  /** The IP addresses of a host. */
  resolve: (hostname: string) => Promise<readonly string[]>;
  /** Whether an IP address may be connected to. */
  mayConnect: (address: string) => boolean;
  agent: Agent | false;
};

/** The public internet, and nothing of the network that this machine stands in. */
export const publicInternet: Network = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  // A connection that was kept would be used again without a look at where it leads.
  agent: false,
};

/** The host is in a network that is not to be connected to. */
export class NotPublicError extends Error {
  override name = 'NotPublicError';
}

/** What is asked for; the signal ends looking up the name, connecting and reading. */
type Question = { method?: 'GET' | 'HEAD'; headers: OutgoingHttpHeaders; signal: AbortSignal };

/**
 * Sends a request and follows no redirect. The host is looked up once, every address found must be one that may be
 * connected to, and the connection goes to just these, whatever a second look-up would say. Whoever asks reads the answer
 * or destroys it.
 */
export async function ask(
  url: URL,
  { method = 'GET', headers, signal }: Question,
  { resolve, mayConnect, agent }: Network,
): Promise<IncomingMessage> {
  signal.throwIfAborted();
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await inTime(resolve(host), signal) : [host];
  if (addresses.length === 0) throw new Error(`${host} has no address.`);
  // One that is not public makes the others doubtful: the name is made to lead to both.
  if (!addresses.every(mayConnect)) throw new NotPublicError(`${host} is not public.`);
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((answer, reject) => {
    request(url, { method, agent, signal, lookup: pinnedTo(addresses), headers })
      .once('response', answer)
      .once('error', reject)
      .end();
  });
}

/** Gives these addresses, whatever name is looked up. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, { all }, give) => {
    const [first] = found;
    if (all === true) give(null, found);
    else give(null, first?.address ?? '', first?.family ?? 0);
  };
}

/** Looking up a name cannot be called off, but nobody need wait for it. */
async function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, late]);
}
