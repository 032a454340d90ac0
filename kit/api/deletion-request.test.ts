import { expect, test } from '@jest/globals';
import { parseDeletionRequest } from './deletion-request.ts';
import { limits, messages } from './messages.ts';
import { findCounterexample } from './testing/find-counterexample.ts';

const bare = { name: 'Asha', email: 'asha@example.in' };

test('requires only a name and an email, and keeps phone and reason as written unless empty', () => {
  const more = { phone: 'ask Ravi', reason: 'One\nTwo' };
  for (const [input, value] of [
    [bare, bare],
    [{ ...bare, phone: ' ', reason: '\n' }, bare],
    [
      { ...bare, ...more },
      { ...bare, ...more },
    ],
  ]) {
    expect(parseDeletionRequest(input)).toEqual({ kind: 'valid', value });
  }
});

test('distinguishes a missing email from an invalid one', () => {
  expect(parseDeletionRequest({})).toEqual({
    kind: 'invalid',
    errors: { name: messages.nameMissing, email: messages.emailMissing },
  });
  expect(parseDeletionRequest({ ...bare, email: 'asha@home' })).toEqual({
    kind: 'invalid',
    errors: { email: messages.invalidEmail },
  });
});

test('limits the length of a reason', () => {
  const withLetters = (count: number) =>
    parseDeletionRequest({ ...bare, reason: 'x'.repeat(count) });
  expect(withLetters(limits.reason).kind).toBe('valid');
  expect(withLetters(limits.reason + 1)).toEqual({
    kind: 'invalid',
    errors: { reason: messages.reasonTooLong },
  });
});

test('either accepts any input idempotently or rejects it with messages', () => {
  expect(findCounterexample(parseDeletionRequest, ['name', 'email', 'phone', 'reason'])).toBeNull();
});
