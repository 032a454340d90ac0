import { expect, test } from '@jest/globals';
import { limits, messages } from './messages.ts';
import { findCounterexample } from './testing/find-counterexample.ts';
import { parseWaitlistSubscription } from './waitlist-subscription.ts';

const purpose = 'WAITING_LIST';

test('an email of the usual form is taken, without the spaces around it', () => {
  expect(parseWaitlistSubscription({ email: ' Asha@home.in ', purpose })).toEqual({
    kind: 'valid',
    value: { email: 'Asha@home.in', purpose },
  });
});

test.each(['', 'asha@home', undefined])(
  '%p is answered in the words of the specification',
  (email) => {
    expect(parseWaitlistSubscription({ email, purpose })).toEqual({
      kind: 'invalid',
      errors: { email: 'Please enter Valid Email*' },
    });
  },
);

test('an email longer than any address is refused', () => {
  const longest = `${'a'.repeat(limits.email - 4)}@b.c`;
  expect(parseWaitlistSubscription({ email: longest, purpose }).kind).toBe('valid');
  expect(parseWaitlistSubscription({ email: `a${longest}`, purpose })).toEqual({
    kind: 'invalid',
    errors: { email: messages.emailTooLong },
  });
});

test('there is one purpose', () => {
  for (const other of [undefined, '', 'NEWS', 1]) {
    expect(parseWaitlistSubscription({ email: 'a@b.c', purpose: other })).toEqual({
      kind: 'invalid',
      errors: { purpose: messages.unknownPurpose },
    });
  }
});

test('anything at all is either taken as it will be taken again, or refused with sentences', () => {
  expect(findCounterexample(parseWaitlistSubscription, ['email', 'purpose'])).toBeNull();
});
