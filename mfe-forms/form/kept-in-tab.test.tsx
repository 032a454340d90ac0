import '@testing-library/jest-dom/jest-globals';
import { afterEach, expect, jest, test } from '@jest/globals';
import { contactFormDraft } from '../pages/contact/contact-form-draft.ts';
import { keptInTab } from './kept-in-tab.ts';
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

test('a reload keeps the words of a half-filled form, each form for itself', () => {
  const before = contactFormDraft(keptInTab('contact-page'));
  before.edit('message', 'Half a sentence');
  before.edit('speciality', 'dentist');

  const after = contactFormDraft(keptInTab('contact-page'));
  expect(after.current().values).toEqual(before.current().values);
  expect(after.current().problems).not.toHaveProperty('message');
  expect(contactFormDraft(keptInTab('contact-dialog')).current()).toEqual(after.initial());
});

test('keeps what could not be sent, and nothing once it was sent or emptied', async () => {
  service.isOutOfReach();
  const draft = contactFormDraft(keptInTab('contact-page'));
  draft.adopt(filledIn);
  await draft.send('/api', '');
  expect(contactFormDraft(keptInTab('contact-page')).current().values).toMatchObject(filledIn);

  service.answersWith(200, { success: true });
  await draft.send('/api', '');
  expect(sessionStorage).toHaveLength(0);

  draft.edit('message', 'A');
  expect(sessionStorage).toHaveLength(1);
  draft.edit('message', '');
  expect(sessionStorage).toHaveLength(0);
});

test.each(['', 'null', '[', '7', '{"message":7,"other":"x"}'])(
  'what another release or somebody else kept there harms nothing: %p',
  (kept) => {
    sessionStorage.setItem('mfe-forms:contact-page', kept);
    const draft = contactFormDraft(keptInTab('contact-page'));

    expect(draft.current()).toEqual(draft.initial());
  },
);

test('where the browser keeps nothing for a site the form works all the same', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse),
  );
  const draft = contactFormDraft(keptInTab('contact-page'));
  draft.edit('message', 'Hello');

  expect(draft.current().values.message).toBe('Hello');
  for (const spy of spies) spy.mockRestore();
});
