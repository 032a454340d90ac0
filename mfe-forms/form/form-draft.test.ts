import { expect, jest, test } from '@jest/globals';
import { contactPageFields } from '@site/kit/api/contact-message.ts';
import { fieldNames } from '@site/kit/api/form-schema.ts';
import { contactFormDraft } from '../pages/contact/contact-draft.ts';
import { stubService } from './testing/stub-service.ts';

const filledIn = {
  fullName: ' Asha Rao ',
  phoneNumber: '+91 98765-43210',
  email: 'asha@mail.example',
  message: 'Where do we begin?',
};

const service = stubService();

function filledDraft() {
  const draft = contactFormDraft();
  draft.adopt(filledIn);
  return draft;
}

test.each([
  ['network', () => service.isUnreachable()],
  ['server', () => service.respondsWith(503, { success: false, errors: { body: 'down' } })],
  ['server', () => service.respondsWith(200, { success: false })],
  ['busy', () => service.respondsWith(429, { success: false })],
] as const)('a failure (%s) keeps all input', async (reason, fail) => {
  fail();
  const draft = filledDraft();

  expect(await draft.send('/api', '')).toEqual({ kind: 'not-sent', reason });
  expect(draft.current()).toMatchObject({
    values: filledIn,
    phase: 'editing',
    outcome: { kind: 'not-sent', reason },
  });
});

test('treats a rejection of a hidden value as a failure', async () => {
  service.respondsWith(409, { success: false, errors: { 'idempotency-key': 'used before' } });
  const draft = filledDraft();

  expect(await draft.send('/api', '')).toEqual({ kind: 'not-sent', reason: 'server' });

  await draft.send('/api', '');
  const [first, second] = service.calls.map(({ key }) => key);
  expect(second).not.toBe(first);
});

test('measures the time from first input to submit, unless the form had earlier input', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const draft = contactFormDraft();
  for (const field of fieldNames(contactPageFields)) draft.edit({ [field]: filledIn[field] });
  clock.mockReturnValue(9000);
  await draft.send('/api', '');
  clock.mockRestore();
  const kept = filledDraft();
  kept.edit({ message: 'Where do we begin, please?' });
  await kept.send('/api', '');

  expect(service.calls.map(({ guard }) => guard)).toEqual([{ 'form-filled-for-ms': '8000' }, {}]);
});
