import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import {
  contactDialogFields,
  parseCallBackRequest,
  parseContactBody,
  parseContactMessage,
  parseContactPageForm,
} from './contact-message.ts';
import { pageForm } from './form-schema.ts';
import { findCounterexample } from './testing/find-counterexample.ts';
import { limits, messages } from './messages.ts';

const dialogMessage = { name: 'Asha', email: 'asha@home', message: 'Hello' };
const callBack = { name: 'Asha', phone: '+91 98765-43210', wanted: ' an eye test ' };
const pageFields = {
  fullName: 'Asha Rao',
  phoneNumber: '98765 43210',
  email: 'asha@example.in',
  message: 'Hello',
};

test.each([
  ['  ', undefined],
  ['\u0323'.repeat(50_000), undefined],
  ['ask Ravi', 'ask Ravi'],
  ['ask\nRavi\0', 'ask Ravi'],
  ['9'.repeat(5000), '9'.repeat(limits.phone)],
])('never rejects a message because of the optional phone (case %#)', (phone, kept) => {
  expect(parseContactMessage(dialogMessage)).toEqual({ kind: 'valid', value: dialogMessage });
  expect(parseContactMessage({ ...dialogMessage, phone })).toEqual({
    kind: 'valid',
    value: { ...dialogMessage, ...(kept !== undefined && { phone: kept }) },
  });
});

test.each([
  ['name', messages.nameMissing],
  ['email', messages.emailMissing],
  ['message', messages.messageMissing],
])('reports a missing, empty, blank or non-text %s', (field, sentence) => {
  const without = Object.fromEntries(
    Object.entries(dialogMessage).filter(([key]) => key !== field),
  );
  for (const input of [
    without,
    ...['', ' \n ', 7, null, [], {}].map((value) => ({ ...without, [field]: value })),
  ]) {
    expect(parseContactMessage(input)).toEqual({ kind: 'invalid', errors: { [field]: sentence } });
  }
});

test.each([
  ['name', limits.name, messages.nameTooLong, parseContactMessage, dialogMessage],
  ['email', limits.email, messages.emailTooLong, parseContactMessage, dialogMessage],
  ['message', limits.message, messages.messageTooLong, parseContactMessage, dialogMessage],
  ['wanted', 200, messages.wantedTooLong, parseCallBackRequest, callBack],
])('limits %s to %i characters', (field, limit, sentence, parse, others) => {
  const withLetters = (length: number) => parse({ ...others, [field]: 'x'.repeat(length) });
  expect(withLetters(limit).kind).toBe('valid');
  expect(withLetters(limit + 1)).toEqual({ kind: 'invalid', errors: { [field]: sentence } });
});

test('keeps line breaks and tabs in a message, and rejects control characters in all fields', () => {
  expect(
    parseContactMessage({ ...dialogMessage, message: 'one\r\ntwo\rthree\n\tfour\vfive\u2028six' }),
  ).toEqual({
    kind: 'valid',
    value: { ...dialogMessage, message: 'one\ntwo\nthree\n\tfour\nfive\nsix' },
  });
  const hidden = ['\0', '\u001b', '\u007f', '\u009f', '\ud800', '\udfff'];
  for (const field of ['name', 'email', 'message']) {
    for (const character of hidden) {
      expect(parseContactMessage({ ...dialogMessage, [field]: `a${character}b` })).toEqual({
        kind: 'invalid',
        errors: { [field]: messages.strayCharacters },
      });
    }
  }
});

test.each(['\t', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029', '\t\t'])(
  'replaces pasted white space in a single-line field with a space: %j',
  (pasted) => {
    const value = { ...dialogMessage, name: 'Asha Rao' };
    const name = `${pasted}Asha${pasted}Rao${pasted}`;
    const email = `${pasted}${value.email}${pasted}`;
    expect(parseContactMessage({ ...value, name, email })).toEqual({ kind: 'valid', value });
    const wanted = `an eye${pasted}test`;
    expect(parseCallBackRequest({ ...callBack, wanted })).toMatchObject({
      value: { wanted: 'an eye test' },
    });
  },
);

test.each([
  '\u2060asha@example.in',
  'asha@example.in\u200b',
  '\u202aasha@example.in\u202c',
  'asha\u00ad@exam\ufeffple.in',
  'ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ',
])('removes invisible characters from an email and normalises its letters: %j', (email) => {
  expect(parseContactPageForm({ ...pageFields, email })).toMatchObject({
    value: { email: 'asha@example.in' },
  });
});

test('keeps joiners that are part of a domain, and rejects an email that contains only invisible characters', () => {
  const email = 'asha@ශ්\u200dරී.lk';
  expect(parseContactPageForm({ ...pageFields, email })).toMatchObject({ value: { email } });
  expect(parseContactMessage({ ...dialogMessage, email: '\u200b\u2060' })).toEqual({
    kind: 'invalid',
    errors: { email: messages.emailMissing },
  });
});

test.each([
  // The joiners that Indian scripts need.
  ['रक्\u200dषा ಅರ್\u200cನಬ್', 'रक्\u200dषा ಅರ್\u200cನಬ್'],
  // One Unicode form, so that equal names compare equal.
  ['Rene\u0301 ', 'Ren\u00e9'],
])('takes the name %j as %j', (name, kept) => {
  expect(parseContactMessage({ ...dialogMessage, name })).toEqual({
    kind: 'valid',
    value: { ...dialogMessage, name: kept },
  });
});

test.each([
  ['admin', 'admin'],
  // Unsafe to echo.
  ['<script>', 'body'],
])('rejects the unknown field %s under %s', (field, under) => {
  expect(parseContactMessage({ ...dialogMessage, [field]: true })).toEqual({
    kind: 'invalid',
    errors: { [under]: messages.unknownField },
  });
});

test('returns a message with a ten-digit phone, which the service accepts unchanged', () => {
  const page = parseContactPageForm({ ...pageFields, phoneNumber: '+91 98765-43210' });
  const value = {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '9876543210',
    message: 'Hello',
  };
  expect(page).toEqual({ kind: 'valid', value });
  expect(parseContactMessage(value)).toEqual(page);
});

test('requires all four fields, with the messages of the specification', () => {
  const errors = {
    fullName: messages.nameMissing,
    phoneNumber: messages.invalidPhone,
    email: messages.invalidEmail,
    message: messages.messageMissing,
  };
  for (const empty of [{}, { fullName: '', phoneNumber: '', email: '', message: '' }]) {
    expect(parseContactPageForm(empty)).toEqual({ kind: 'invalid', errors });
  }
  expect(
    parseContactPageForm({ ...pageFields, phoneNumber: '12345 67890', email: 'asha@home' }),
  ).toEqual({
    kind: 'invalid',
    errors: { phoneNumber: messages.invalidPhone, email: messages.invalidEmail },
  });
});

test('requires a name, a mobile number and the requested booking for a call back', () => {
  const value = { name: 'Asha', phone: '9876543210', wanted: 'an eye test' };
  expect(parseCallBackRequest(callBack)).toEqual({ kind: 'valid', value });
  const more = { email: 'asha', message: 'After six\r\nplease' };
  expect(parseCallBackRequest({ ...callBack, ...more })).toEqual({
    kind: 'valid',
    value: { ...value, email: 'asha', message: 'After six\nplease' },
  });
  expect(parseCallBackRequest({})).toEqual({
    kind: 'invalid',
    errors: {
      name: messages.nameMissing,
      phone: messages.invalidPhone,
      wanted: messages.wantedMissing,
    },
  });
});

test('distinguishes a call-back request from a message by the wanted field', () => {
  expect(parseContactBody(dialogMessage)).toEqual(parseContactMessage(dialogMessage));
  expect(parseContactBody(callBack)).toEqual(parseCallBackRequest(callBack));
  expect(parseContactBody({ ...dialogMessage, wanted: '' }).kind).toBe('invalid');
  expect(parseContactBody(null)).toEqual({
    kind: 'invalid',
    errors: { body: messages.notAnObject },
  });
});

test('either accepts any input idempotently or rejects it with messages', () => {
  for (const parse of [parseContactMessage, parseCallBackRequest, parseContactBody]) {
    expect(findCounterexample(parse, ['name', 'email', 'phone', 'message', 'wanted'])).toBeNull();
  }
  const thenAgain = (input: unknown) => {
    const checked = parseContactPageForm(input);
    return checked.kind === 'valid' ? parseContactMessage(checked.value) : checked;
  };
  expect(
    findCounterexample(
      thenAgain,
      ['fullName', 'phoneNumber', 'email', 'message'],
      parseContactMessage,
    ),
  ).toBeNull();
});

test.each([
  ['as many marks on a letter as a language may write are taken', 30, undefined],
  ['a run of marks that no language writes is refused, unread', 31, messages.strayCharacters],
  ['what is far too long is refused, unread', 100_000, messages.messageTooLong],
])('%s', (_case, marks, sentence) => {
  const message = `a${'\u0323'.repeat(marks)}`;
  const checked = parseContactMessage({ ...dialogMessage, message });
  expect(checked.kind === 'invalid' ? checked.errors['message'] : undefined).toBe(sentence);
});

test('a field that only the page has does not compile, because the service would reject it', () => {
  const { message } = contactDialogFields;
  // @ts-expect-error: the service knows no field `topic`.
  pageForm({ topic: message }, contactDialogFields);
  const sent = v.parse(
    pageForm({ words: { ...message, sentAs: 'message' } }, contactDialogFields),
    {
      words: ' Hello ',
    },
  );
  expect(sent).toEqual({ message: 'Hello' });
});
