import { expect, test } from '@jest/globals';
import {
  contactPageFieldNames,
  parseCallBackRequest,
  parseContactBody,
  parseContactMessage,
  parseContactPageForm,
} from './contact-message.ts';
import { findCounterexample } from './testing/find-counterexample.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

const dialogMessage = { name: 'Asha', email: 'asha@home', message: 'Hello' };
const pageFields = {
  fullName: 'Asha Rao',
  phoneNumber: '98765 43210',
  email: 'asha@example.in',
  message: 'Hello',
};

test('a message with a name, an email of any form and words is taken', () => {
  expect(parseContactMessage(dialogMessage)).toEqual({ kind: 'valid', value: dialogMessage });
});

test('an empty phone is left out and any other phone stays as written', () => {
  expect(parseContactMessage({ ...dialogMessage, phone: '  ' })).toEqual({
    kind: 'valid',
    value: dialogMessage,
  });
  expect(parseContactMessage({ ...dialogMessage, phone: 'ask Ravi' })).toEqual({
    kind: 'valid',
    value: { ...dialogMessage, phone: 'ask Ravi' },
  });
});

test.each([
  ['080-5550 0100 or, after six, 080-5550 0101', '080-5550 0100 or, after six, 080-5550 0101'],
  ['ask\nRavi\0', 'ask Ravi'],
  ['9'.repeat(5000), '9'.repeat(limits.phone)],
])('no text in the optional phone keeps a message from being sent: %p', (phone, kept) => {
  expect(parseContactMessage({ ...dialogMessage, phone })).toEqual({
    kind: 'valid',
    value: { ...dialogMessage, phone: kept },
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
  ['name', limits.name, messages.nameTooLong],
  ['email', limits.email, messages.emailTooLong],
  ['message', limits.message, messages.messageTooLong],
])('%s takes %i letters and not one more', (field, limit, sentence) => {
  expect(parseContactMessage({ ...dialogMessage, [field]: 'x'.repeat(limit) })).toMatchObject({
    kind: 'valid',
  });
  expect(parseContactMessage({ ...dialogMessage, [field]: 'x'.repeat(limit + 1) })).toEqual({
    kind: 'invalid',
    errors: { [field]: sentence },
  });
});

test.each(['name', 'email'])('%s refuses line breaks and hidden characters', (field) => {
  for (const character of ['\0', '\n', '\r', '\t', '\u001b', '\u007f', '\u2028', '\ud800']) {
    expect(parseContactMessage({ ...dialogMessage, [field]: `a${character}b` })).toEqual({
      kind: 'invalid',
      errors: { [field]: messages.strayCharacters },
    });
  }
});

test('a message keeps its lines and tabs, and refuses hidden characters', () => {
  expect(parseContactMessage({ ...dialogMessage, message: 'one\r\ntwo\rthree\n\tfour' })).toEqual({
    kind: 'valid',
    value: { ...dialogMessage, message: 'one\ntwo\nthree\n\tfour' },
  });
  for (const character of ['\0', '\u001b', '\u007f', '\u009f', '\udfff']) {
    expect(parseContactMessage({ ...dialogMessage, message: `a${character}b` })).toEqual({
      kind: 'invalid',
      errors: { message: messages.strayCharacters },
    });
  }
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

test.each([[null], [undefined], ['text'], [4], [true]])('%p is no message', (input) => {
  expect(parseContactMessage(input)).toEqual({
    kind: 'invalid',
    errors: { body: messages.notAnObject },
  });
});

test('the page gives the message to send, with the phone as ten digits', () => {
  expect(parseContactPageForm({ ...pageFields, phoneNumber: '+91 98765-43210' })).toEqual({
    kind: 'valid',
    value: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', message: 'Hello' },
  });
});

test('what the page gives, the service takes unchanged', () => {
  const page = parseContactPageForm(pageFields);
  expect(page.kind).toBe('valid');
  expect(page.kind === 'valid' && parseContactMessage(page.value)).toEqual(page);
});

test('the page asks for all four fields, in the words of the specification where it has any', () => {
  const errors = {
    fullName: messages.nameMissing,
    phoneNumber: messages.invalidPhone,
    email: messages.invalidEmail,
    message: messages.messageMissing,
  };
  expect(parseContactPageForm({})).toEqual({ kind: 'invalid', errors });
  expect(parseContactPageForm({ fullName: '', phoneNumber: '', email: '', message: '' })).toEqual({
    kind: 'invalid',
    errors,
  });
});

test('the page refuses a phone that is no Indian mobile number and an email without its parts', () => {
  expect(
    parseContactPageForm({ ...pageFields, phoneNumber: '12345 67890', email: 'asha@home' }),
  ).toEqual({
    kind: 'invalid',
    errors: { phoneNumber: messages.invalidPhone, email: messages.invalidEmail },
  });
});

test('every field of a sent message has its place on the page', () => {
  expect(Object.values(contactPageFieldNames).toSorted()).toEqual(
    Object.keys(pageFields).toSorted(),
  );
});

const callBack = { name: 'Asha', phone: '+91 98765-43210', wanted: ' an eye test ' };

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

test('what is wanted takes 200 letters and not one more', () => {
  const wanting = (length: number) =>
    parseCallBackRequest({ ...callBack, wanted: 'x'.repeat(length) });
  expect(wanting(200).kind).toBe('valid');
  expect(wanting(201)).toEqual({ kind: 'invalid', errors: { wanted: messages.wantedTooLong } });
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
  const checked = parseContactMessage({ name: 'Asha', email: 'asha@example.in', message });
  expect(checked.kind === 'invalid' ? checked.errors['message'] : undefined).toBe(sentence);
});

test('a phone number of nothing but marks is no text to keep', () => {
  const checked = parseContactMessage({
    name: 'Asha',
    email: 'asha@example.in',
    message: 'Hello',
    phone: '\u0323'.repeat(50_000),
  });
  expect(checked).toEqual({
    kind: 'valid',
    value: { name: 'Asha', email: 'asha@example.in', message: 'Hello' },
  });
});
