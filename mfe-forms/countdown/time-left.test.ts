import { expect, test } from '@jest/globals';
import { timeLeft } from './time-left.ts';

const target = Date.parse('2023-08-24T00:00:00+05:30');
const second = 1000;
const day = 86_400 * second;

test('days, hours, minutes and seconds have two digits each', () => {
  const before = target - (3 * day + ((4 * 60 + 5) * 60 + 6) * second);

  expect(timeLeft(target, before)).toEqual({
    over: false,
    days: '03',
    hours: '04',
    minutes: '05',
    seconds: '06',
  });
});

test('a day before it is one day and nothing else, a second less is 23:59:59', () => {
  expect(timeLeft(target, target - day)).toMatchObject({ days: '01', hours: '00', seconds: '00' });
  expect(timeLeft(target, target - day + second)).toMatchObject({
    days: '00',
    hours: '23',
    minutes: '59',
    seconds: '59',
  });
});

test('a started second counts, so that zero is shown only when the moment has come', () => {
  expect(timeLeft(target, target - 1)).toMatchObject({ over: false, seconds: '01' });
});

test.each([0, 1, second, 1000 * day])('%d ms after the moment everything is zero', (late) => {
  expect(timeLeft(target, target + late)).toEqual({
    over: true,
    days: '00',
    hours: '00',
    minutes: '00',
    seconds: '00',
  });
});

test('many days are shown in full', () => {
  expect(timeLeft(target, target - 120 * day)).toMatchObject({ days: '120' });
});
