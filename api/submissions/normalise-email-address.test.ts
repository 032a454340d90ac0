import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { normaliseEmailAddress } from './normalise-email-address.ts';

test('letter case, spaces around and the way an accent is written make no difference', () => {
  expect(normaliseEmailAddress(' Rene\u0301@Example.IN ')).toBe('ren\u00e9@example.in');
});

test('different addresses stay different', () => {
  const addresses = ['a@b.in', 'a@b.com', 'aa@b.in', 'a.a@b.in', 'a+x@b.in'];
  expect(new Set(addresses.map(normaliseEmailAddress)).size).toBe(addresses.length);
});

test('what was normalised once comes out the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = normaliseEmailAddress(text);
      expect(normaliseEmailAddress(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
