import { expect, test } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@site/kit/durations.ts';
import { pageToken, readPageToken } from './page-token.ts';

const canary = { salt: 'a'.repeat(64) };
const visitor = { ip: '2001:db8:0:1::7', headers: { 'user-agent': 'Browser/1' } };
const page = { side: 'canary', share: 10 } as const;
const sentAt = 1_000_000 * HOUR_MS;
const token = pageToken(canary, visitor, { ...page, now: sentAt });

const read = (text: string, { from = visitor, now = sentAt, of = canary } = {}) =>
  readPageToken(of, from, { token: text, now });

test('a token proves the side of a page, for its network, for two hours', () => {
  for (const minutes of [0, 9, 100, 119]) {
    expect(read(token, { now: sentAt + minutes * MINUTE_MS })).toEqual(page);
  }
  const neighbour = { ip: '2001:db8:0:1:2:3:4:5', headers: { 'user-agent': 'Browser/2' } };
  expect(read(token, { from: neighbour })).toEqual(page);
});

test('a token identifies neither a page view nor a browser: a network shares one token for ten minutes', () => {
  const neighbour = { ip: '2001:db8:0:1::8', headers: { 'user-agent': 'Browser/2' } };
  const later = { ...page, now: sentAt + 9 * MINUTE_MS };
  expect(pageToken(canary, neighbour, later)).toBe(token);
  expect(token).not.toContain('2001');
});

test('rejects a token that is expired or from a clock far ahead', () => {
  for (const hours of [2, 3, 24 * 365]) {
    expect(read(token, { now: sentAt + hours * HOUR_MS })).toBeNull();
  }
  // The clock went back after the token was issued. A few minutes of skew are tolerated.
  expect(read(token, { now: sentAt - HOUR_MS })).toBeNull();
  expect(read(token, { now: sentAt - MINUTE_MS })).toEqual(page);
});

test('rejects a token of another canary, installation or network', () => {
  expect(read(token, { of: { salt: 'b'.repeat(64) } })).toBeNull();
  expect(read(token, { from: { ip: '2001:db8:0:2::7', headers: visitor.headers } })).toBeNull();
  expect(read(token, { from: { ip: '203.0.113.7', headers: visitor.headers } })).toBeNull();
});

test('rejects every altered token', () => {
  const [share = '', side = '', slot = '', signature = ''] = token.split('.');
  const altered = [
    '',
    'page',
    `${token}A`,
    token.slice(0, -1),
    token.toUpperCase(),
    ['50', side, slot, signature].join('.'),
    [share, 'live', slot, signature].join('.'),
    [share, side, String(Number(slot) + 1), signature].join('.'),
    [share, side, `0${slot}`, signature].join('.'),
    [share, side, slot, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`].join(
      '.',
    ),
  ];
  for (const each of altered) expect(read(each)).toBeNull();
});
