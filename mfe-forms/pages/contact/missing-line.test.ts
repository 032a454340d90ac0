import { contentOf } from '@site/kit/content/content-of.ts';
import { expect, test } from '@jest/globals';
import type { ContactFormWords } from '../../content/contact-schema.ts';
import document from '../../content/contact-form.yaml';
import { contactFormDraft } from './contact-form-draft.ts';
import { missingLine } from './missing-line.ts';

const contactForm = contentOf<ContactFormWords>(document);

function lineFor(values: Readonly<Record<string, string>>) {
  const draft = contactFormDraft();
  draft.adopt(values);
  return missingLine(draft.current(), contactForm);
}

test.each([
  [{}, 'To send, please add your full name, your mobile number, your email and your message.'],
  [{ fullName: 'A', phoneNumber: '9876543210', message: 'Hi' }, 'To send, please add your email.'],
  [
    { fullName: 'A', phoneNumber: '123', email: 'a@b.in', message: 'Hi' },
    'To send, please correct your mobile number.',
  ],
  [
    { fullName: ' ', phoneNumber: '123', email: 'a', message: 'Hi' },
    'To send, please add your full name. To send, please correct your mobile number and your email.',
  ],
  [
    { fullName: 'A', phoneNumber: '9876543210', email: 'a@b.in', message: 'Hi' },
    'Your message is ready to send.',
  ],
] satisfies [Readonly<Record<string, string>>, string][])('%p', (values, line) => {
  expect(lineFor(values)).toBe(line);
});
