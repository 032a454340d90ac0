import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { email, isEmailAddress } from './text-fields.ts';
import { limits } from './messages.ts';

test('validates an email like the pattern in the specification', () => {
  const pattern = /^\S+@\S+\.\S+$/;
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', ' '), maxLength: 12 }), (text) => {
      expect(isEmailAddress(text)).toBe(pattern.test(text));
    }),
    { numRuns: 2000, seed: 20_261_128 },
  );
});

test('rejects an email that is too long, regardless of its format', () => {
  const longest = `${'a'.repeat(limits.email - 4)}@b.c`;
  expect(isEmailAddress(longest)).toBe(true);
  expect(isEmailAddress(`a${longest}`)).toBe(false);
});

test.each([
  'mailto:a@b.in',
  'MAILTO:a@b.in',
  '<a@b.in>',
  '<mailto:a@b.in>;',
  '＜a@b.in＞',
  'a@b.in,',
  'a@b.in.',
  ' (a@b.in) ',
  '“a@b.in”।',
])('takes the address out of %s, so that a reply arrives', (copied) => {
  expect(v.parse(email, copied)).toBe('a@b.in');
});

test.each(['', '.', '<>', 'asha.', 'mailto:asha', "o'hara@b.in", 'a@b.in?'])(
  'leaves %j as it is typed',
  (typed) => {
    expect(v.parse(email, typed)).toBe(typed);
  },
);
