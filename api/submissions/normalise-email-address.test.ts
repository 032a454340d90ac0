import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { emailAddressesIn, normaliseEmailAddress } from './normalise-email-address.ts';

test('ignores case, surrounding spaces and Unicode form', () => {
  expect(normaliseEmailAddress(' Rene\u0301@Example.IN ')).toBe('ren\u00e9@example.in');
});

test.each([
  '\u2060asha@example.in',
  'asha@example.in\u200b',
  '\u202aasha@example.in\u202c',
  '\u2068as\u00adha\ufe0f@exam\u034fple.in\u2069',
  'ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ',
  'ASHA@EXAMPLE。IN',
  'asha@ example.in.',
  '\u00a0asha\t@example.in\n',
])('normalises %j to asha@example.in', (spelling) => {
  expect(normaliseEmailAddress(spelling)).toBe('asha@example.in');
});

test.each([
  'asha@उदाहरण.भारत',
  'asha@xn--p1b6ci4b4b3a.xn--h2brj9c',
  'ASHA@XN--P1B6CI4B4B3A.भारत',
  'asha@उदाहरण。भारत',
  'asha@उदा\u2060हरण.भारत\u200e',
])('recognises %j as an address of the same Hindi domain', (spelling) => {
  expect(normaliseEmailAddress(spelling)).toBe('asha@xn--p1b6ci4b4b3a.xn--h2brj9c');
});

test('ignores a joiner in a domain, even in punycode', () => {
  const joined = 'a@xn--10cl1a0b660p.lk';
  const spellings = ['a@ශ්\u200dරී.lk', 'a@ශ්රී.lk', joined].map(normaliseEmailAddress);
  expect(new Set(spellings)).toEqual(new Set(['a@xn--10cl1a0b.lk']));
});

test.each(['a@b.in/x', 'a@1.2', 'a@xn--.in', 'a@b c', 'at home', 'é@[::1]'])(
  'compares %j verbatim, because it has no domain',
  (text) => {
    expect(normaliseEmailAddress(text)).toBe(text.replace(' ', ''));
  },
);

test.each([
  ['Asha <Asha@Example.in>', true],
  ['mailto:asha@example.in', true],
  ['ravi@example.in; \u2060asha@example.in.', true],
  ['लिखें asha@example.in।', true],
  ['asha @example.in', true],
  ["'asha@example.in'", true],
  ['asha@example.in-Asha', true],
  ['natasha@example.in', false],
  ['asha@example.info', false],
  ['asha@example.co.in', false],
])('finds asha@example.in in %j: %s', (text, holds) => {
  expect(emailAddressesIn(text).includes('asha@example.in')).toBe(holds);
});

test('finds several addresses in order, in any spelling', () => {
  const text = 'first A@b.in, then ａ@उदाहरण.भारत or a@XN--P1B6CI4B4B3A.भारत';
  expect(emailAddressesIn(text)).toEqual(['a@b.in', 'a@xn--p1b6ci4b4b3a.xn--h2brj9c']);
});

test('different addresses stay different', () => {
  const addresses = ['a@b.in', 'a@b.com', 'aa@b.in', 'a.a@b.in', 'a+x@b.in', 'a@ß.de', 'a@ss.de'];
  expect(new Set(addresses.map(normaliseEmailAddress)).size).toBe(addresses.length);
});

test('is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, domain) => {
      for (const text of [name, `${name}@${domain}.in`]) {
        const once = normaliseEmailAddress(text);
        expect(normaliseEmailAddress(once)).toBe(once);
      }
    }),
    { numRuns: 1000, seed: 20_261_128 },
  );
});
