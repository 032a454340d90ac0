import { expect, test } from '@jest/globals';
import { dueShare, parseSchedule, SCHEDULE_EXAMPLE } from './schedule.ts';

const HOUR_MS = 3_600_000;

test('parses rising shares and times', () => {
  expect(parseSchedule(SCHEDULE_EXAMPLE)).toEqual([
    { share: 25, afterMs: HOUR_MS },
    { share: 50, afterMs: 2 * HOUR_MS },
    { share: 100, afterMs: 4 * HOUR_MS },
  ]);
  expect(parseSchedule('50@30m,100@2d')).toEqual([
    { share: 50, afterMs: HOUR_MS / 2 },
    { share: 100, afterMs: 48 * HOUR_MS },
  ]);
});

test.each([
  '',
  '25',
  '25@',
  '25@1',
  '25@1w',
  '0@1h',
  '101@1h',
  '25@0h',
  '50@1h,25@2h',
  '25@2h,50@1h',
  '25@1h,',
  '25@31d',
])('rejects "%s"', (text) => {
  expect(parseSchedule(text)).toBeNull();
});

test('returns the share of the last due step, and never a smaller one', () => {
  const steps = [
    { share: 25, afterMs: HOUR_MS },
    { share: 50, afterMs: 2 * HOUR_MS },
  ];
  const due = (share: number, hours: number) => dueShare({ share, steps }, hours * HOUR_MS);
  expect(due(10, 0.9)).toBeNull();
  expect(due(10, 1)).toBe(25);
  expect(due(10, 3)).toBe(50);
  expect(due(25, 1.5)).toBeNull();
  expect(due(60, 3)).toBeNull();
});
