import { expect, test } from '@jest/globals';
import {
  parseCallBackRequest,
  parseContactBody,
  parseContactMessage,
  parseContactPageForm,
} from './contact-message.ts';
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
])('no text in the optional phone keeps a message from being sent (case %#)', (phone, kept) => {
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
])('a message whose %s is missing, empty, blank or no text says so', (field, sentence) => {
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

test('every wrong field is named at once', () => {
  expect(parseContactMessage({ phone: 1 })).toEqual({
    kind: 'invalid',
    errors: {
      name: messages.nameMissing,
      email: messages.emailMissing,
      phone: messages.notText,
      message: messages.messageMissing,
    },
  });
});

test.each([
  ['name', limits.name, messages.nameTooLong, parseContactMessage, dialogMessage],
  ['email', limits.email, messages.emailTooLong, parseContactMessage, dialogMessage],
  ['message', limits.message, messages.messageTooLong, parseContactMessage, dialogMessage],
  ['wanted', 200, messages.wantedTooLong, parseCallBackRequest, callBack],
])('%s takes %i letters and not one more', (field, limit, sentence, parse, others) => {
  const withLetters = (length: number) => parse({ ...others, [field]: 'x'.repeat(length) });
  expect(withLetters(limit).kind).toBe('valid');
  expect(withLetters(limit + 1)).toEqual({ kind: 'invalid', errors: { [field]: sentence } });
});

test('a message keeps its lines and tabs, and no field takes hidden characters', () => {
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
  'white space pasted into a field of one line is a space: %j',
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

test('a name keeps its joiners, which Indian scripts need', () => {
  const value = { ...dialogMessage, name: 'रक्\u200dषा ಅರ್\u200cನಬ್' };
  expect(parseContactMessage(value)).toEqual({ kind: 'valid', value });
});

test.each([
  '\u2060asha@example.in',
  'asha@example.in\u200b',
  '\u202aasha@example.in\u202c',
  'asha\u00ad@exam\ufeffple.in',
  'ａｓｈａ＠ｅｘａｍｐｌｅ．ｉｎ',
])('an email is taken without what nobody sees, and in plain letters: %j', (email) => {
  expect(parseContactPageForm({ ...pageFields, email })).toMatchObject({
    value: { email: 'asha@example.in' },
  });
});

test('a domain keeps the joiners that are part of it, and an email of invisible characters is none', () => {
  const email = 'asha@ශ්\u200dරී.lk';
  expect(parseContactPageForm({ ...pageFields, email })).toMatchObject({ value: { email } });
  expect(parseContactMessage({ ...dialogMessage, email: '\u200b\u2060' })).toEqual({
    kind: 'invalid',
    errors: { email: messages.emailMissing },
  });
});

test('text is stored in one Unicode form, so the same name is the same text', () => {
  expect(parseContactMessage({ ...dialogMessage, name: 'Rene\u0301 ' })).toEqual({
    kind: 'valid',
    value: { ...dialogMessage, name: 'Ren\u00e9' },
  });
});

test('an unknown field is refused by name, or under body when its name is not fit to repeat', () => {
  expect(parseContactMessage({ ...dialogMessage, admin: true })).toEqual({
    kind: 'invalid',
    errors: { admin: messages.unknownField },
  });
  expect(parseContactMessage({ ...dialogMessage, '<script>': true })).toEqual({
    kind: 'invalid',
    errors: { body: messages.unknownField },
  });
});

test.each([[null], ['text']])('%p is no message', (input) => {
  expect(parseContactMessage(input)).toEqual({
    kind: 'invalid',
    errors: { body: messages.notAnObject },
  });
});

test('the page gives the message to send, with the phone as ten digits, and the service takes it unchanged', () => {
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

test('the page asks for all four fields, in the words of the specification where it has any', () => {
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

test('a wish to be called back needs a name, a mobile number and what is wanted', () => {
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

test('the service tells a wish to be called back from a message by its field', () => {
  expect(parseContactBody(dialogMessage)).toEqual(parseContactMessage(dialogMessage));
  expect(parseContactBody(callBack)).toEqual(parseCallBackRequest(callBack));
  expect(parseContactBody({ ...dialogMessage, wanted: '' }).kind).toBe('invalid');
  expect(parseContactBody(null)).toEqual(parseContactMessage(null));
});

test('anything at all is either taken as it will be taken again, or refused with sentences', () => {
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
