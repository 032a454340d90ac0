import { BlockList, isIP } from 'node:net';

/**
 * IPv4 networks that lead to no public host: this machine, private networks, those between a provider and its
 * customers, neighbours on the line, addresses for documents and tests, groups, and what is reserved
 * (RFC 6890 and the registries that follow it).
 */
const notPublic4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/**
 * The only IPv6 network that public hosts have. All that stands for something else is outside of it: this
 * machine, neighbours, unique-local networks, groups, and IPv4 addresses written as IPv6 ones.
 */
const public6 = ['2000::', 3] as const;

/** Parts of it that lead elsewhere: tunnels that carry an IPv4 address along, addresses for tests and documents. */
const notPublic6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;

const refused = new BlockList();
for (const [network, bits] of notPublic4) refused.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of notPublic6) refused.addSubnet(network, bits, 'ipv6');
const allowed6 = new BlockList();
allowed6.addSubnet(...public6, 'ipv6');

/** Whether an IP address is that of a host in the public internet. What is no IP address is not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4');
    case 6:
      return allowed6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
    default:
      return false;
  }
}
