import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  feedPostDate,
  longPostDate,
  machinePostDate,
  parsePostDate,
  relativePostDate,
} from './post-date.ts';

const now = new Date('2026-11-21T06:00:00Z');

function read(text: string) {
  const date = parsePostDate(text);
  if (!date) throw new Error(`${text} should be a date`);
  return date;
}

test.each([
  ['2024-06-17', '17 June 2024', '2024-06-17'],
  ['June 20, 2024', '20 June 2024', '2024-06-20'],
  ['2024-06-17T20:00:00.000Z', '18 June 2024', '2024-06-17T20:00:00.000Z'],
  ['2024-06-17T00:00:00.000Z', '17 June 2024', '2024-06-17'],
])('formats %s as %s, and as %s for machines', (text, words, machine) => {
  expect(longPostDate(read(text))).toBe(words);
  expect(machinePostDate(read(text))).toBe(machine);
});

test.each(['last summer', ''])('rejects "%s" as a date', (text) => {
  expect(parsePostDate(text)).toBeNull();
});

test.each([
  ['2024-06-17', '2 years ago'],
  ['2026-09-10', '2 months ago'],
  ['2026-11-21', 'today'],
  ['2026-11-21T05:55:00Z', '5 minutes ago'],
  ['2026-11-21T05:00:00Z', '1 hour ago'],
  ['2026-11-21T05:59:30Z', 'just now'],
  ['2026-11-10', '1 week ago'],
  ['2025-11-22', '11 months ago'],
  ['2025-11-21', '1 year ago'],
  ['2026-10-22', '4 weeks ago'],
  ['2026-10-21', '1 month ago'],
])('formats how long ago %s was', (text, words) => {
  expect(relativePostDate(read(text), now)).toBe(words);
});

// In India, midnight is at 18:30 UTC.
test.each([
  // A date that a database returned as a timestamp.
  ['2026-11-21T00:00:00.000Z', '2026-11-21T00:10:00+05:30', 'today'],
  ['2026-11-21T00:00:00.000Z', '2026-11-21T23:59:00+05:30', 'today'],
  ['2026-11-20T00:00:00.000Z', '2026-11-21T00:01:00+05:30', 'yesterday'],
  ['2026-11-20', '2026-11-21T05:29:00+05:30', 'yesterday'],
  ['2026-11-20', '2026-11-22T00:01:00+05:30', '2 days ago'],
  // “Hours ago” never spans midnight.
  ['2026-11-20T23:58:00+05:30', '2026-11-21T00:01:00+05:30', 'yesterday'],
  ['2026-11-19T20:00:00+05:30', '2026-11-21T02:00:00+05:30', '2 days ago'],
  // The visitor's clock is wrong.
  ['2026-11-21T18:00:00+05:30', '2026-11-21T09:00:00+05:30', 'today'],
  ['2026-11-22', '2026-11-21T09:00:00+05:30', '22 November 2026'],
  ['2026-11-22T01:00:00+05:30', '2026-11-21T23:00:00+05:30', '22 November 2026'],
])('formats the age of a post dated %s, at %s, as %s', (text, at, words) => {
  expect(relativePostDate(read(text), new Date(at))).toBe(words);
});

test('a plain date starts at midnight in India in feeds', () => {
  expect(feedPostDate(read('2026-11-21T00:00:00.000Z'))).toBe('2026-11-21T00:00:00+05:30');
  expect(feedPostDate(read('June 20, 2024'))).toBe('2024-06-20T00:00:00+05:30');
  expect(feedPostDate(read('2026-11-21T05:00:00Z'))).toBe('2026-11-21T05:00:00.000Z');
});

/** Parses and formats dates in a process with this time zone. */
function readIn(zone: string): unknown {
  const program = `
    const { longPostDate, machinePostDate, parsePostDate } = await import('./mfe-blog/pages/blog/post-date.ts');
    const texts = ['2024-06-17', '2024-06-17T20:00:00Z', '2024-06-17T20:00:00', 'June 20, 2024'];
    const read = texts.map(parsePostDate).map((date) => [longPostDate(date), machinePostDate(date)]);
    console.log(JSON.stringify(read));
  `;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program],
    {
      cwd: path.resolve(__dirname, '../../..'),
      encoding: 'utf8',
      env: { ...process.env, TZ: zone },
    },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

test('shows the same dates on a page rendered far from India', () => {
  expect(readIn('America/Los_Angeles')).toEqual([
    ['17 June 2024', '2024-06-17'],
    ['18 June 2024', '2024-06-17T20:00:00.000Z'],
    ['18 June 2024', '2024-06-17T20:00:00.000Z'],
    ['20 June 2024', '2024-06-20'],
  ]);
});
