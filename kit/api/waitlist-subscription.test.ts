import { expect, test } from '@jest/globals';
import { limits, messages } from './messages.ts';
import { findCounterexample } from './testing/find-counterexample.ts';
import { parseWaitlistSubscription } from './waitlist-subscription.ts';

const purpose = 'WAITING_LIST';

test('accepts a well-formed email and trims it', () => {
  expect(parseWaitlistSubscription({ email: ' Asha@home.in ', purpose })).toEqual({
    kind: 'valid',
    value: { email: 'Asha@home.in', purpose },
  });
});

test.each(['', 'asha@home', undefined])(
  'rejects %p with the message of the specification',
  (email) => {
    expect(parseWaitlistSubscription({ email, purpose })).toEqual({
      kind: 'invalid',
      errors: { email: 'Please enter Valid Email*' },
    });
  },
);

test('rejects an email that is too long', () => {
  const longest = `${'a'.repeat(limits.email - 4)}@b.c`;
  expect(parseWaitlistSubscription({ email: longest, purpose }).kind).toBe('valid');
  expect(parseWaitlistSubscription({ email: `a${longest}`, purpose })).toEqual({
    kind: 'invalid',
    errors: { email: messages.emailTooLong },
  });
});

test('accepts only the waitlist purpose', () => {
  for (const other of [undefined, '', 'NEWS', 1]) {
    expect(parseWaitlistSubscription({ email: 'a@b.c', purpose: other })).toEqual({
      kind: 'invalid',
      errors: { purpose: messages.unknownPurpose },
    });
  }
});

test('either accepts any input idempotently or rejects it with messages', () => {
  expect(findCounterexample(parseWaitlistSubscription, ['email', 'purpose'])).toBeNull();
});
