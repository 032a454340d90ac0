import { expect, test } from '@jest/globals';
import { timeLeft } from './time-left.ts';

const target = Date.parse('2023-08-24T00:00:00+05:30');
const second = 1000;
const day = 86_400 * second;

test.each([
  [3 * day + ((4 * 60 + 5) * 60 + 6) * second, '03 04 05 06'],
  [day, '01 00 00 00'],
  [day - second, '00 23 59 59'],
  [120 * day, '120 00 00 00'],
  // A started second counts, so that zero is shown only when the moment has come.
  [1, '00 00 00 01'],
])('%d ms before the moment it is %s', (left, shown) => {
  const { over, days, hours, minutes, seconds } = timeLeft(target, target - left);
  expect(over).toBe(false);
  expect([days, hours, minutes, seconds].join(' ')).toBe(shown);
});

test.each([0, 1, 1000 * day])('%d ms after the moment everything is zero', (late) => {
  expect(timeLeft(target, target + late)).toEqual({
    over: true,
    days: '00',
    hours: '00',
    minutes: '00',
    seconds: '00',
  });
});
