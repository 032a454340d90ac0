import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readGuard } from './read-guard.ts';

test('an untouched trap and an unknown time tell nothing, and are no part of the words', () => {
  for (const guard of [{}, { subject: '' }, { subject: ' ' }, { filledForMs: 500 }]) {
    expect(readGuard({}, { name: 'Asha', ...guard })).toEqual({
      fields: { name: 'Asha' },
      trapped: false,
      hasty: false,
    });
  }
});

test.each(['Buy', 7, ['', ''], null, {}])('a trap that holds %j was filled in', (subject) => {
  expect(readGuard({}, { name: 'Asha', subject })).toMatchObject({ trapped: true });
});

test('a live form says in a header that its trap was filled in', () => {
  expect(readGuard({ 'form-trap': 'filled' }, { name: 'Asha' })).toEqual({
    fields: { name: 'Asha' },
    trapped: true,
    hasty: false,
  });
});

test.each([
  [499, true],
  [0, true],
  [500, false],
  [-1, false],
  [Number.NaN, false],
  ['1', false],
  [null, false],
])('a fill time of %p is hasty: %p', (filledForMs, hasty) => {
  expect(readGuard({}, { filledForMs })).toMatchObject({ hasty });
});

test.each([
  ['499', true],
  ['0', true],
  ['500', false],
  ['-1', false],
  ['', false],
  ['soon', false],
  ['1, 2', false],
])('a fill time of %p in the header is hasty: %p', (time, hasty) => {
  expect(readGuard({ 'form-filled-for-ms': time }, { name: 'Asha' })).toMatchObject({ hasty });
});

test('a body of any shape is read without complaint, and what is left says nothing more', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const { fields } = readGuard({}, body);
      expect(readGuard({}, fields)).toEqual({ fields, trapped: false, hasty: false });
    }),
  );
});
