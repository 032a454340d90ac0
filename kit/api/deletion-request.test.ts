import { expect, test } from '@jest/globals';
import { parseDeletionRequest } from './deletion-request.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { findCounterexample } from './testing/find-counterexample.ts';

const bare = { name: 'Asha', email: 'asha@example.in' };

test('a name and an email are enough; an empty phone or reason is left out', () => {
  expect(parseDeletionRequest(bare)).toEqual({ kind: 'valid', value: bare });
  expect(parseDeletionRequest({ ...bare, phone: ' ', reason: '\n' })).toEqual({
    kind: 'valid',
    value: bare,
  });
});

test('phone and reason are taken as written', () => {
  const more = { phone: 'ask Ravi', reason: 'One\nTwo' };
  expect(parseDeletionRequest({ ...bare, ...more })).toEqual({
    kind: 'valid',
    value: { ...bare, ...more },
  });
});

test('what is missing and what is no email are distinct results', () => {
  expect(parseDeletionRequest({})).toEqual({
    kind: 'invalid',
    errors: { name: messages.nameMissing, email: messages.emailMissing },
  });
  expect(parseDeletionRequest({ ...bare, email: 'asha@home' })).toEqual({
    kind: 'invalid',
    errors: { email: messages.invalidEmail },
  });
});

test.each([['reason', limits.reason, messages.reasonTooLong]])(
  '%s takes %i letters and not one more',
  (field, limit, sentence) => {
    const withLetters = (count: number) =>
      parseDeletionRequest({ ...bare, [field]: 'x'.repeat(count) });
    expect(withLetters(limit).kind).toBe('valid');
    expect(withLetters(limit + 1)).toEqual({ kind: 'invalid', errors: { [field]: sentence } });
  },
);

test('anything at all is either taken as it will be taken again, or refused with sentences', () => {
  expect(findCounterexample(parseDeletionRequest, ['name', 'email', 'phone', 'reason'])).toBeNull();
});
