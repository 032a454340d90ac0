import { expect, test } from '@jest/globals';
import { agesForMonths } from './ages.ts';

const toddlers = { from: 24, to: 60 };
const pupils = { from: 72, to: 204 };
const ages = [toddlers, pupils];

test.each([
  ['chooses the only matching range', { from: 48, to: 72 }, { chosen: toddlers, among: [] }],
  ['chooses a range that contains the age', { from: 96, to: 144 }, { chosen: pupils, among: [] }],
  [
    'does not choose a range for older children if the child may be too young',
    { from: 12, to: 48 },
    { among: [] },
  ],
  ['chooses none of several matching ranges', { from: 48, to: 96 }, { among: ages }],
  ['finds no match between two ranges', { from: 60, to: 72 }, { among: [] }],
  ['finds no match beyond all ranges', { from: 204, to: 216 }, { among: [] }],
])('%s', (_what, months, found) => {
  expect(agesForMonths(ages, months)).toEqual(found);
});
