import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import * as v from 'valibot';
import {
  blog,
  blogIdPattern,
  contactPageFieldNames,
  isEmailAddress,
  limits,
  messages,
  normaliseIndianMobile,
  parseContactMessage,
  parseContactPageForm,
  type Checked,
  type ContactMessage,
} from './contract.ts';

const dialogMessage = { name: 'Asha', email: 'asha@home', message: 'Hello' };
const pageFields = {
  fullName: 'Asha Rao',
  phoneNumber: '98765 43210',
  email: 'asha@example.in',
  message: 'Hello',
};

test('the sentences of the specification are exact', () => {
  expect(messages).toMatchObject({
    invalidPhone: 'Please enter Valid Mobile Number*',
    invalidEmail: 'Please enter Valid Email*',
    sentFromPage: 'Message sent successfully!',
    sentFromDialog: 'Thank you! We will get back to you shortly.',
    notSent: 'There was an error sending the message. Try again!',
    deletionSent: 'Your request has been submitted successfully!',
    deletionNotSent: 'There was an error submitting your request. Please try again.',
    blogNotFound: 'Blog not found.',
  });
});

test('a message with a name, an email of any form and words is taken', () => {
  expect(parseContactMessage(dialogMessage)).toEqual({ kind: 'valid', value: dialogMessage });
});

test('an empty phone is left out and any other phone is kept as written', () => {
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
  ['phone', limits.phone, messages.phoneTooLong],
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

test.each(['name', 'email', 'phone'])('%s refuses line breaks and hidden characters', (field) => {
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

test.each([
  ['9876543210', '9876543210'],
  ['6000000000', '6000000000'],
  ['+919876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['91-98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['  98765\u00a043210 ', '9876543210'],
  ['\u202a+91 98765\u201143210\u202c', '9876543210'],
])('%p is the mobile number %s', (input, number) => {
  expect(normaliseIndianMobile(input)).toBe(number);
});

test.each([
  '',
  '5876543210',
  '987654321',
  '98765432101',
  '0098765432100',
  '+92 9876543210',
  '+9876543210',
  '98765 4321O',
  '98765+43210',
  '++919876543210',
  `${' '.repeat(100)}9876543210`,
])('%p is no Indian mobile number', (input) => {
  expect(normaliseIndianMobile(input)).toBeNull();
});

test('any text is either ten digits from 6 to 9 on, or no number; and a number stays itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+- 0123456789') })),
      (text) => {
        const number = normaliseIndianMobile(text);
        expect(number ?? '9876543210').toMatch(/^[6-9]\d{9}$/);
        expect(number === null || normaliseIndianMobile(number) === number).toBe(true);
      },
    ),
  );
});

test('a number written with any spacing and prefix is recognised', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', '0', '91', '+91'),
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.array(fc.constantFrom('', ' ', '-'), { minLength: 10, maxLength: 10 }),
      (prefix, digits, gaps) => {
        const written =
          prefix +
          digits
            .split('')
            .map((digit, at) => (gaps[at] ?? '') + digit)
            .join('');
        expect(normaliseIndianMobile(written)).toBe(digits);
      },
    ),
  );
});

test('an email is judged as the pattern of the specification judges it', () => {
  const pattern = /^\S+@\S+\.\S+$/;
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', ' '), maxLength: 12 }), (text) => {
      expect(isEmailAddress(text)).toBe(pattern.test(text));
    }),
    { numRuns: 2000 },
  );
});

test('an email longer than any address is none, however it looks', () => {
  const longest = `${'a'.repeat(limits.email - 4)}@b.c`;
  expect(isEmailAddress(longest)).toBe(true);
  expect(isEmailAddress(`a${longest}`)).toBe(false);
});

test('anything at all is either taken as a tidy message or refused with sentences', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Asha', 'a@b.c', '9876543210'),
  );
  const anything = fc.oneof(
    fc.anything(),
    fc.record(
      { name: text, email: text, phone: text, message: text, fullName: text, phoneNumber: text },
      { requiredKeys: [] },
    ),
    fc.record({ name: text, email: text, message: text }),
    fc.record({ fullName: text, phoneNumber: text, email: text, message: text }),
  );
  const known = new Set<string>(Object.values(messages));
  const isTidy = (checked: Checked<ContactMessage>) => {
    if (checked.kind === 'valid')
      return isDeepStrictEqual(parseContactMessage(checked.value), checked);
    const sentences = Object.values(checked.errors);
    return sentences.length > 0 && sentences.every((sentence) => known.has(sentence));
  };
  fc.assert(
    fc.property(anything, (input) => {
      expect(isTidy(parseContactMessage(input))).toBe(true);
      expect(isTidy(parseContactPageForm(input))).toBe(true);
    }),
  );
});

test('a blog is read whether it calls its id blogId or id, a text or a number', () => {
  const text = {
    title: 'Eyes',
    author: 'A',
    thumbnail: '',
    updatedAt: '2024-06-17',
    description: '<p>',
  };
  expect(v.parse(blog, { ...text, blogId: 'eyes', views: 7 })).toEqual({ ...text, blogId: 'eyes' });
  expect(v.parse(blog, { ...text, id: 105 })).toEqual({ ...text, blogId: '105' });
  expect(v.parse(blog, { title: 'Eyes', thumbnail: null })).toEqual({
    blogId: '',
    title: 'Eyes',
    author: '',
    thumbnail: '',
    updatedAt: '',
    description: '',
  });
  expect(v.is(blog, { ...text, title: 4 })).toBe(false);
});

test('a blog id is one path segment of plain characters', () => {
  for (const id of ['101', 'a-b_C', 'x'.repeat(64)]) expect(id).toMatch(blogIdPattern);
  for (const id of ['', 'x'.repeat(65), 'a/b', '..', 'é', 'a\n'])
    expect(id).not.toMatch(blogIdPattern);
});
