import { expect, test } from '@jest/globals';
import { iconPaths } from './icon-paths.ts';
import { longDate } from './long-date.ts';
import { nonBreakingUnits } from './non-breaking-units.ts';
import { socialNetworks } from './social-links.tsx';

test('formats a timestamp as the date in India', () => {
  expect(longDate(new Date('2024-06-17T18:29:59Z'))).toBe('17 June 2024');
  expect(longDate(new Date('2024-06-17T18:30:00Z'))).toBe('18 June 2024');
  expect(longDate(new Date('2023-12-31T20:00:00Z'))).toBe('1 January 2024');
});

test('keeps a plain date', () => {
  expect(longDate(new Date('2024-06-17'), { isDay: true })).toBe('17 June 2024');
});

test('formats every month like Intl', () => {
  const byIntl = new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  for (let month = 0; month < 12; month += 1) {
    const moment = new Date(Date.UTC(2026, month, 9, 12));
    expect(longDate(moment)).toBe(byIntl.format(moment));
  }
});

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

test.each([
  ...Object.entries(iconPaths),
  ...socialNetworks.map(({ name, path }) => [name, path] as const),
])('%s is one valid path', (_name, path) => {
  expect(path).toMatch(/^M[-MmLlHhVvCcSsQqTtAaZz0-9. ]+$/);
});
