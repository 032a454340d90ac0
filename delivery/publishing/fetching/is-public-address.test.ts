import { expect, test } from '@jest/globals';
import { isPublicAddress } from './is-public-address.ts';

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
  ['this machine', '127.0.0.1'],
  ['this machine', '127.255.0.9'],
  ['this machine', '0.0.0.0'],
  ['this machine', '::1'],
  ['this machine', '::'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['a provider’s own network', '100.64.0.1'],
  ['a neighbour, or the keeper of a cloud’s secrets', '169.254.169.254'],
  ['a neighbour', 'fe80::1'],
  ['a unique-local network', 'fd00:ec2::254'],
  ['a unique-local network', 'fc00::1'],
  ['a group', '224.0.0.1'],
  ['a group', 'ff02::1'],
  ['everybody on the line', '255.255.255.255'],
  ['IPv4 written as IPv6', '::ffff:127.0.0.1'],
  ['IPv4 written as IPv6', '::ffff:1.1.1.1'],
  ['IPv4 written as IPv6', '::ffff:7f00:1'],
  ['IPv4 written as IPv6', '::127.0.0.1'],
  ['IPv4 behind a translator', '64:ff9b::7f00:1'],
  ['IPv4 in a tunnel', '2002:7f00:1::1'],
  ['IPv4 in a tunnel', '2001:0:53aa:64c::1'],
  ['an example', '192.0.2.1'],
  ['an example', '2001:db8::1'],
  ['no address', 'localhost'],
  ['no address', ''],
  ['no address', '127.1'],
])('%s is no public host: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
