import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { normaliseIndianMobile } from './indian-mobile.ts';

test.each([
  ['9876543210', '9876543210'],
  ['6000000000', '6000000000'],
  ['+919876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['91-98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['  98765\u00a043210 ', '9876543210'],
  ['\u202a+91 98765\u201143210\u202c', '9876543210'],
])('%p is the mobile number %s', (input, number) => {
  expect(normaliseIndianMobile(input)).toBe(number);
});

test.each([
  '',
  '5876543210',
  '987654321',
  '98765432101',
  '0098765432100',
  '+92 9876543210',
  '+9876543210',
  '98765 4321O',
  '98765+43210',
  '++919876543210',
  `${' '.repeat(100)}9876543210`,
])('%p is no Indian mobile number', (input) => {
  expect(normaliseIndianMobile(input)).toBeNull();
});

test('any text is either ten digits from 6 to 9 on, or no number; and a number stays itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+- 0123456789') })),
      (text) => {
        const number = normaliseIndianMobile(text);
        expect(number ?? '9876543210').toMatch(/^[6-9]\d{9}$/);
        expect(number === null || normaliseIndianMobile(number) === number).toBe(true);
      },
    ),
  );
});

test('a number written with any spacing and prefix is recognised', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', '0', '91', '+91'),
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.array(fc.constantFrom('', ' ', '-'), { minLength: 10, maxLength: 10 }),
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
  );
});
