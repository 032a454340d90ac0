import { expect, test } from '@jest/globals';
import { agesForMonths } from './ages-for-months.ts';

const toddlers = { from: 24, to: 60 };
const pupils = { from: 72, to: 204 };
const ages = [toddlers, pupils];

test.each([
  ['chooses the one range that fits', { from: 48, to: 72 }, { chosen: toddlers, among: [] }],
  ['chooses a range that contains the age', { from: 96, to: 144 }, { chosen: pupils, among: [] }],
  [
    'does not take a child who may be too young for an older one',
    { from: 12, to: 48 },
    { among: [] },
  ],
  ['chooses none of several', { from: 48, to: 96 }, { among: ages }],
  ['finds none between two ranges', { from: 60, to: 72 }, { among: [] }],
  ['finds none past all', { from: 204, to: 216 }, { among: [] }],
])('%s', (_what, months, found) => {
  expect(agesForMonths(ages, months)).toEqual(found);
});
