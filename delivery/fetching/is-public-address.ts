import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The only IPv6 block that IANA allocates public addresses from. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

/** Whether a string is the IP address of a host in the public internet. */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also reads short forms such as "127.1", which nothing here should treat as an address.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
