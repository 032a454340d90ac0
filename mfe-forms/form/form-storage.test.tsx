import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, jest, test } from '@jest/globals';
import { contactFormDraft } from '../pages/contact/contact-draft.ts';
import { tabStorage } from './form-storage.ts';
import { stubService } from './testing/stub-service.ts';

const filledIn = {
  fullName: 'Asha Rao',
  phoneNumber: '98765 43210',
  email: 'asha@mail.example',
  message: 'Where do we begin?',
};

const service = stubService();

afterEach(() => {
  sessionStorage.clear();
});

test('a reload keeps partly filled forms, each separately', () => {
  const before = contactFormDraft(tabStorage('contact-page'));
  before.edit({ message: 'Half a sentence' });
  before.edit({ speciality: 'dentist' });

  const after = contactFormDraft(tabStorage('contact-page'));
  expect(after.current().values).toEqual(before.current().values);
  expect(after.current().errors).not.toHaveProperty('message');
  expect(contactFormDraft(tabStorage('contact-dialog')).current()).toEqual(after.initial());
});

test('keeps values that failed to send, and removes them once sent or cleared', async () => {
  service.isUnreachable();
  const draft = contactFormDraft(tabStorage('contact-page'));
  draft.adopt(filledIn);
  await draft.send('/api', '');
  expect(contactFormDraft(tabStorage('contact-page')).current().values).toMatchObject(filledIn);

  service.respondsWith(200, { success: true });
  await draft.send('/api', '');
  expect(sessionStorage).toHaveLength(0);

  draft.edit({ message: 'A' });
  expect(sessionStorage).toHaveLength(1);
  draft.edit({ message: '' });
  expect(sessionStorage).toHaveLength(0);
});

/** The idempotency keys that the stubbed service received. */
const keys = () => service.calls.map(({ key }) => key);

test('the same values have the same key after a reload, and other values have a new one', async () => {
  service.isUnreachable();
  const before = contactFormDraft(tabStorage('contact-page'));
  before.adopt(filledIn);
  await before.send('/api', '');
  const after = contactFormDraft(tabStorage('contact-page'));
  await after.send('/api', '');
  after.edit({ message: 'Where do we begin, please?' });
  await after.send('/api', '');

  const [first, again, changed] = keys();
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('a duplicated tab has the same key for the same values, whether or not the first tab sent them', async () => {
  const first = contactFormDraft(tabStorage('contact-page'));
  first.adopt(filledIn);
  const duplicate = contactFormDraft(tabStorage('contact-page'));
  await first.send('/api', '');
  await duplicate.send('/api', '');
  expect(keys()[1]).toBe(keys()[0]);

  first.adopt(filledIn);
  await first.send('/api', '');
  expect(keys()[2]).not.toBe(keys()[0]);
});

test('rejected values get a new key, even after a reload', async () => {
  service.respondsWith(409, { success: false, errors: { 'idempotency-key': 'used before' } });
  const draft = contactFormDraft(tabStorage('contact-page'));
  draft.adopt(filledIn);
  await draft.send('/api', '');
  await contactFormDraft(tabStorage('contact-page')).send('/api', '');
  expect(keys()[1]).not.toBe(keys()[0]);
});

test.each([undefined, '', 'é', 'x'.repeat(200)])(
  'replaces the stored seed %p with a new one',
  async (seed) => {
    sessionStorage.setItem(
      'mfe-forms:contact-page',
      JSON.stringify({ ...filledIn, 'key-seed': seed }),
    );
    await contactFormDraft(tabStorage('contact-page')).send('/api', '');
    expect(keys()).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  },
);

test.each(['', 'null', '[', '7', '{"message":7,"other":"x"}'])(
  'ignores stored data in another format: %p',
  (kept) => {
    sessionStorage.setItem('mfe-forms:contact-page', kept);
    const draft = contactFormDraft(tabStorage('contact-page'));

    expect(draft.current()).toEqual(draft.initial());
  },
);

test('works without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
  );
  const draft = contactFormDraft(tabStorage('contact-page'));
  draft.edit({ message: 'Hello' });

  expect(draft.current().values.message).toBe('Hello');
  for (const spy of spies) spy.mockRestore();
});
