import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { longPostDate, machinePostDate, parsePostDate, relativePostDate } from './post-date.ts';

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
])('reads %s as %s, and for machines as %s', (text, words, machine) => {
  expect(longPostDate(read(text))).toBe(words);
  expect(machinePostDate(read(text))).toBe(machine);
});

test.each(['last summer', ''])('reads no date from "%s"', (text) => {
  expect(parsePostDate(text)).toBeNull();
});

test.each([
  ['2024-06-17', '2 years ago'],
  ['2026-09-10', '2 months ago'],
  ['2026-11-20', 'yesterday'],
  ['2026-11-21', 'today'],
  ['2026-11-21T05:55:00Z', '5 minutes ago'],
  ['2026-11-21T03:00:00Z', '3 hours ago'],
  ['2026-11-21T05:00:00Z', '1 hour ago'],
  ['2026-11-21T05:59:30Z', 'just now'],
  ['2026-11-21T06:05:00Z', 'just now'],
  ['2026-11-22', 'today'],
  ['2026-11-10', 'last week'],
  ['2025-11-10', 'last year'],
])('says how long ago %s was', (text, words) => {
  expect(relativePostDate(read(text), now)).toBe(words);
});

/** What a machine in this time zone makes of dates. */
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

test.each(['Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
  'a page made in %s shows the same dates as everywhere',
  (zone) => {
    expect(readIn(zone)).toEqual([
      ['17 June 2024', '2024-06-17'],
      ['18 June 2024', '2024-06-17T20:00:00.000Z'],
      ['18 June 2024', '2024-06-17T20:00:00.000Z'],
      ['20 June 2024', '2024-06-20'],
    ]);
  },
  30_000,
);
