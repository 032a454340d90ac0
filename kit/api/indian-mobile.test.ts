import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { limits } from './messages.ts';
import { indianMobilesIn, indianMobilePattern, normaliseIndianMobile } from './indian-mobile.ts';

/** As a browser reads the `pattern` of a box. */
const pattern = new RegExp(`^(?:${indianMobilePattern})$`, 'v');

test.each([
  '6000000000',
  '  98765\u00a043210 ',
  '\u202a+91 98765\u201143210\u202c',
  '98765.43210',
  '98765\u221243210',
  '＋９１（０）９８７６５－４３２１０',
  '+९१ ९८७६५ ४३२१०',
  '৯৮৭৬৫৪৩২১০',
  '੯੮੭੬੫੪੩੨੧੦',
  '૯૮૭૬૫૪૩૨૧૦',
  '୯୮୭୬୫୪୩୨୧୦',
  '௯௮௭௬௫௪௩௨௧௦',
  '౯౮౭౬౫౪౩౨౧౦',
  '೯೮೭೬೫೪೩೨೧೦',
  '൯൮൭൬൫൪൩൨൧൦',
  '۹۸۷۶۵۴۳۲۱۰',
])('parses %p as a mobile number', (input) => {
  expect(normaliseIndianMobile(input)).toBe(input.startsWith('6') ? '6000000000' : '9876543210');
  expect(input).toMatch(pattern);
});

test.each([
  '',
  '5876543210',
  '98765432101',
  '0098765432100',
  '98765 4321O',
  '98765+43210',
  '00091 98765 43210',
  `${' '.repeat(100)}9876543210`,
])('rejects %p as an Indian mobile number', (input) => {
  expect(normaliseIndianMobile(input)).toBeNull();
  // A box takes no more letters than a number may have, so the pattern need not count them.
  expect(pattern.test(input) && input.length <= limits.mobile).toBe(false);
});

test('returns ten digits starting with 6 to 9 or null, and is idempotent', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+- ()0123456789१९'.split('')) })),
      (text) => {
        const number = normaliseIndianMobile(text);
        expect(number ?? '9876543210').toMatch(/^[6-9]\d{9}$/);
        expect(number === null || normaliseIndianMobile(number) === number).toBe(true);
      },
    ),
    { seed: 20_261_128 },
  );
});

test('recognises a number with any separators and prefix', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', '0', '91', '+91', '＋91', '091', '0091', '+91 0'),
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.array(fc.constantFrom('', ' ', '-', '(', ')'), { minLength: 10, maxLength: 10 }),
      (prefix, digits, gaps) => {
        const written =
          prefix +
          digits
            .split('')
            .map((digit, at) => (gaps[at] ?? '') + digit)
            .join('');
        expect(normaliseIndianMobile(written)).toBe(digits);
      },
    ),
    { seed: 20_261_128 },
  );
});

test.each([
  ['0091-98765-43210', true],
  ['Ｍｏｂｉｌｅ：＋９１ ９８७６५（４३２１０）', true],
  ['home 080 5550 0100, mobile 98765.43210', true],
  ['9812345678 / 9876543210', true],
  ['9812345678 9876543210', true],
  ['flat 12 98765 43210', true],
  ['9876543210 98123 45678 9876543210', true],
  ['', false],
  ['+1 987-654-3210', false],
  ['+971 98765 43210', false],
  ['9876 5432 1098', false],
  ['9876543211', false],
])('finds 9876543210 in %p: %s', (text, holds) => {
  expect(indianMobilesIn(text).includes('9876543210')).toBe(holds);
});
