import { expect, test } from '@jest/globals';
import { longPostDate, machinePostDate, parsePostDate, relativePostDate } from './post-date.ts';

const now = new Date('2026-11-21T06:00:00Z');

function read(text: string) {
  const date = parsePostDate(text);
  if (!date) throw new Error(`${text} should be a date`);
  return date;
}

test('reads a day, a timestamp and a long form', () => {
  expect(longPostDate(read('2024-06-17'))).toBe('17 June 2024');
  expect(longPostDate(read('June 20, 2024'))).toBe('20 June 2024');
  expect(longPostDate(read('2024-06-17T20:00:00.000Z'))).toBe('18 June 2024');
});

test('gives machines the day, or the moment where it is known', () => {
  expect(machinePostDate(read('June 20, 2024'))).toBe('2024-06-20');
  expect(machinePostDate(read('2024-06-17T20:00:00Z'))).toBe('2024-06-17T20:00:00.000Z');
});

test.each([
  ['2024-06-17', '2 years ago'],
  ['2026-09-10', '2 months ago'],
  ['2026-11-20', 'yesterday'],
  ['2026-11-21', 'today'],
  ['2026-11-21T05:55:00Z', '5 minutes ago'],
  ['2026-11-21T03:00:00Z', '3 hours ago'],
])('says how long ago %s was', (text, words) => {
  expect(relativePostDate(read(text), now)).toBe(words);
});

test('does not make a date of what is none', () => {
  expect(parsePostDate('last summer')).toBeNull();
  expect(parsePostDate('')).toBeNull();
});
