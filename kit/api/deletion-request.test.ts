import { expect, test } from '@jest/globals';
import { parseDeletionRequest } from './deletion-request.ts';
import { limits, messages } from './messages.ts';
import { findCounterexample } from './testing/find-counterexample.ts';
import { parseWaitlistSubscription } from './waitlist-subscription.ts';

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

const purpose = 'WAITING_LIST';

test('the waitlist trims a well-formed email, and accepts only its purpose', () => {
  expect(parseWaitlistSubscription({ email: ' Asha@home.in ', purpose })).toEqual({
    kind: 'valid',
    value: { email: 'Asha@home.in', purpose },
  });
  for (const other of [undefined, '', 'NEWS', 1]) {
    expect(parseWaitlistSubscription({ email: 'a@b.c', purpose: other })).toEqual({
      kind: 'invalid',
      errors: { purpose: messages.unknownPurpose },
    });
  }
});

test.each(['', 'asha@home', undefined])('the waitlist rejects %p', (email) => {
  expect(parseWaitlistSubscription({ email, purpose })).toEqual({
    kind: 'invalid',
    errors: { email: messages.invalidEmail },
  });
});

test('limits the length of a reason and of an email', () => {
  const reason = 'x'.repeat(limits.reason + 1);
  expect(parseDeletionRequest({ ...bare, reason: reason.slice(1) }).kind).toBe('valid');
  expect(parseDeletionRequest({ ...bare, reason })).toMatchObject({
    errors: { reason: messages.reasonTooLong },
  });
  const email = `${'a'.repeat(limits.email - 3)}@b.c`;
  expect(parseWaitlistSubscription({ email: email.slice(1), purpose }).kind).toBe('valid');
  expect(parseWaitlistSubscription({ email, purpose })).toMatchObject({
    errors: { email: messages.emailTooLong },
  });
});

test('either accepts any input idempotently or rejects it with messages', () => {
  expect(findCounterexample(parseDeletionRequest, ['name', 'email', 'phone', 'reason'])).toBeNull();
  expect(findCounterexample(parseWaitlistSubscription, ['email', 'purpose'])).toBeNull();
});
