import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readGuard } from './read-guard.ts';

test('flags nothing for an empty honeypot and an unknown fill time, and removes both fields', () => {
  for (const guard of [{}, { subject: '' }, { subject: ' ' }, { filledForMs: 500 }]) {
    expect(readGuard({}, { name: 'Asha', ...guard })).toEqual({
      fields: { name: 'Asha' },
      honeypotFilled: false,
      tooFast: false,
    });
  }
});

test.each(['Buy', 7, ['', ''], null, {}])(
  'treats a honeypot with value %j as filled',
  (subject) => {
    expect(readGuard({}, { name: 'Asha', subject })).toMatchObject({ honeypotFilled: true });
  },
);

test('reads a filled honeypot from a live form’s header', () => {
  expect(readGuard({ 'form-trap': 'filled' }, { name: 'Asha' })).toEqual({
    fields: { name: 'Asha' },
    honeypotFilled: true,
    tooFast: false,
  });
});

test.each([
  [499, true],
  [500, false],
  [-1, false],
  [Number.NaN, false],
  ['1', false],
])('reads a fill time of %p in a field as tooFast: %p', (filledForMs, tooFast) => {
  expect(readGuard({}, { filledForMs })).toMatchObject({ tooFast });
});

test.each([
  ['499', true],
  ['500', false],
  ['', false],
  ['soon', false],
  ['1, 2', false],
])('reads a fill time of %p in the header as tooFast: %p', (time, tooFast) => {
  expect(readGuard({ 'form-filled-for-ms': time }, { name: 'Asha' })).toMatchObject({ tooFast });
});

test('accepts a body of any shape, and removes all guard fields', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const { fields } = readGuard({}, body);
      expect(readGuard({}, fields)).toEqual({ fields, honeypotFilled: false, tooFast: false });
    }),
    { seed: 20_261_128 },
  );
});
