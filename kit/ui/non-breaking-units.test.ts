import { expect, test } from '@jest/globals';
import { nonBreakingUnits } from './non-breaking-units.ts';

test.each([
  ['Go with 38 °C (100.4 °F) or more.', 'Go with 38\u{a0}°C (100.4\u{a0}°F) or more.'],
  ['A lens of −1.50 D.', 'A lens of −1.50\u{a0}D.'],
  ['Up to ₹1 lakh, or 2 crore.', 'Up to ₹1\u{a0}lakh, or 2\u{a0}crore.'],
])('keeps a number and its unit on one line: %s', (written, shown) => {
  expect(nonBreakingUnits(written)).toBe(shown);
});

test.each([
  'Ages 6 to 12, at 3 Delhi schools',
  'Post 105 <strong>38</strong>',
  'the °C of a scale',
])('leaves other spaces breakable: %s', (written) => {
  expect(nonBreakingUnits(written)).toBe(written);
});
