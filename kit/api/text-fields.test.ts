import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isEmailAddress } from './text-fields.ts';
import { limits } from './messages.ts';

test('an email is judged as the pattern of the specification judges it', () => {
  const pattern = /^\S+@\S+\.\S+$/;
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', ' '), maxLength: 12 }), (text) => {
      expect(isEmailAddress(text)).toBe(pattern.test(text));
    }),
    { numRuns: 2000 },
  );
});

test('an email longer than any address is none, however it looks', () => {
  const longest = `${'a'.repeat(limits.email - 4)}@b.c`;
  expect(isEmailAddress(longest)).toBe(true);
  expect(isEmailAddress(`a${longest}`)).toBe(false);
});
