import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { isEmailAddress } from './text-fields.ts';
import { limits } from './messages.ts';

test('validates an email like the pattern in the specification', () => {
  const pattern = /^\S+@\S+\.\S+$/;
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', ' '), maxLength: 12 }), (text) => {
      expect(isEmailAddress(text)).toBe(pattern.test(text));
    }),
    { numRuns: 2000 },
  );
});

test('rejects an email that is too long, regardless of its format', () => {
  const longest = `${'a'.repeat(limits.email - 4)}@b.c`;
  expect(isEmailAddress(longest)).toBe(true);
  expect(isEmailAddress(`a${longest}`)).toBe(false);
});
