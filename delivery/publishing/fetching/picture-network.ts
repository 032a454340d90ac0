import { lookup } from 'node:dns/promises';
import { Agent } from 'node:https';
import { isPublicAddress } from './is-public-address.ts';

/** How pictures of other hosts are reached. Tests give one of their own, with a stand-in for the host. */
export type PictureNetwork = {
  /** The IP addresses of a host. */
  resolve: (hostname: string) => Promise<readonly string[]>;
  /** Whether an IP address may be connected to. */
  mayConnect: (address: string) => boolean;
  agent: Agent;
};

/** The public internet, and nothing of the network that this machine stands in. */
export const publicInternet: PictureNetwork = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  // A connection that was kept would be used again without a look at where it leads.
  agent: new Agent({ keepAlive: false }),
};
