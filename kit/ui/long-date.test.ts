import { expect, test } from '@jest/globals';
import { longDate } from './long-date.ts';

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
