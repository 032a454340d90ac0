import { expect, test } from '@jest/globals';
import { isPublicAddress } from './network.ts';

test.each([
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.1.1',
  '2606:4700::1111',
  '2400:cb00::1',
])('%s is a public host', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['this machine', ['127.0.0.1', '127.255.0.9', '0.0.0.0', '::1', '::']],
  ['a private network', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1']],
  ['link-local, or the metadata of a cloud', ['169.254.169.254', 'fe80::1']],
  ['a unique-local network', ['fd00:ec2::254', 'fc00::1']],
  ['multicast or broadcast', ['224.0.0.1', 'ff02::1', '255.255.255.255']],
  [
    'IPv4 written as IPv6',
    ['::ffff:127.0.0.1', '::ffff:1.1.1.1', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1'],
  ],
  ['IPv4 in a tunnel', ['2002:7f00:1::1', '2001:0:53aa:64c::1']],
  ['documentation', ['192.0.2.1', '2001:db8::1']],
  ['no address', ['localhost', '', '127.1']],
])('%s is not a public host: %j', (_what, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
