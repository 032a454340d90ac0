import { expect, test } from '@jest/globals';
import { agesForMonths } from './ages-for-months.ts';

const toddlers = { from: 24, to: 60 };
const pupils = { from: 72, to: 204 };
const ages = [toddlers, pupils];

test('the one range that fits is chosen, if it does not begin later', () => {
  expect(agesForMonths(ages, { from: 48, to: 72 })).toEqual({ chosen: toddlers, among: [] });
  expect(agesForMonths(ages, { from: 96, to: 144 })).toEqual({ chosen: pupils, among: [] });
});

test('a child who may be too young for the only range is not taken for an older one', () => {
  expect(agesForMonths(ages, { from: 12, to: 48 })).toEqual({ among: [] });
});

test('of several ranges none is chosen', () => {
  expect(agesForMonths(ages, { from: 48, to: 96 })).toEqual({ among: ages });
});

test('an age between two ranges, or past all, finds none', () => {
  expect(agesForMonths(ages, { from: 60, to: 72 })).toEqual({ among: [] });
  expect(agesForMonths(ages, { from: 204, to: 216 })).toEqual({ among: [] });
});
