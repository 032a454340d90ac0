import { expect, test } from '@jest/globals';
import { messages } from '@site/kit/api/contract.ts';
import * as v from 'valibot';
import siteFile from '../../site.config.json' with { type: 'json' };
import { contactAnswersSchema, contactDialogSchema, contactPageSchema } from './contact-schema.ts';
import { contactAnswers, contactDialog, contactPage } from './contact.ts';

/** Fields that hold addresses and names for code. */
const notRead = new Set(['id', 'kind', 'to', 'src']);

/** Every text of the content that a parent reads; a paragraph in pieces is one text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) {
    const inPieces = value.some((item) => typeof item === 'string');
    return inPieces && value.some((item) => typeof item === 'object')
      ? [value.map(wordsOfPiece).join('')]
      : value.flatMap(textsOf);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    notRead.has(name) ? [] : textsOf(inner),
  );
}

/** A phone or email link counts as one word. */
function wordsOfPiece(piece: unknown): string {
  return typeof piece === 'string' ? piece : textsOf(piece).join('') || 'link';
}

const texts = textsOf([contactPage, contactDialog, contactAnswers]);

const sentences = texts.flatMap((text) => text.split(/(?<=[.?!])\s+/));

test('the contact page, dialog and answers have everything their schemas ask for', () => {
  expect(v.safeParse(contactPageSchema, contactPage).issues).toBeUndefined();
  expect(v.safeParse(contactDialogSchema, contactDialog).issues).toBeUndefined();
  expect(v.safeParse(contactAnswersSchema, contactAnswers).issues).toBeUndefined();
});

test('the contact page says the specification’s words to the letter', () => {
  expect(texts).toEqual(
    expect.arrayContaining([
      'Write to us',
      'Have a question in mind?',
      'Click here to know about our experts',
      'Message sent successfully!',
      'There was an error sending the message. Try again!',
      'Get in touch with us !',
      'Thank you! We will get back to you shortly.',
      'Send Message',
      'Get directions',
      'Coming Soon',
      'No Doctor',
    ]),
  );
});

test('the forms say what the service’s contract says', () => {
  expect([
    contactPage.form.sent.message,
    contactPage.form.notSent.message,
    contactDialog.sent,
    contactDialog.notSent,
    contactAnswers.sent.heading,
    contactAnswers.notSent.heading,
  ]).toEqual([
    messages.sentFromPage,
    messages.notSent,
    messages.sentFromDialog,
    messages.notSent,
    messages.sentFromPage,
    messages.notSent,
  ]);
});

test('every helpline in the text is one of the configured ones', () => {
  const configured = siteFile.helplines.map(({ number }) => number);
  const { emergency } = contactPage.cards;

  expect(configured).toContain('112');
  expect([emergency, ...contactAnswers.sent.paragraphs].flat()).toContainEqual({
    kind: 'helpline',
    number: '112',
  });
});

test('each speciality has as many doctors as the specification gives it', () => {
  expect(
    contactPage.telecom.specialities.map((speciality) => [
      speciality.label,
      speciality.kind === 'doctors' ? speciality.doctors.length : speciality.noDoctor,
    ]),
  ).toEqual([
    ['Pediatric', 1],
    ['Psychologist', 2],
    ['Opthamologist', 'No Doctor'],
    ['Dentist', 1],
  ]);
});

test('every form asks the visitor to leave out health details', () => {
  const request = 'Please do not put your child’s name or medical details in this message';

  expect(contactPage.form.fields.message.hint).toBe(request);
  expect(contactDialog.fields.message.hint).toBe(request);
});

test('the data notice names the withdrawal page and the privacy policy', () => {
  const { items, more } = contactPage.form.dataNotice;

  expect(items.flatMap((item) => item.text)).toContainEqual(
    expect.objectContaining({ kind: 'page', to: '/delete-data' }),
  );
  expect(more).toContainEqual(expect.objectContaining({ kind: 'page', to: '/privacy-policy' }));
});

test('the contact page promises the configured time to reply', () => {
  const hours = texts.flatMap((text) => text.match(/\d+(?= hours)/g) ?? []);

  expect(new Set(hours)).toEqual(new Set([String(siteFile.contact.replyWithinHours)]));
});

test('the contact page uses short sentences', () => {
  const tooLong = sentences.filter((sentence) => sentence.split(/\s+/).length > 20);

  expect(sentences.length).toBeGreaterThan(120);
  expect(tooLong).toEqual([]);
});

test('the contact page uses nothing that frightens, promises or labels a child', () => {
  const banned =
    /normal child|suffer|\bcures?\b|\bcured\b|victim|epidemic|afflict|guarantee|\b100%|\bAI\b/i;

  expect(texts.filter((text) => banned.test(text))).toEqual([]);
});

test('the contact page uses the configured brand, phone and email, and spells none of them', () => {
  const { product, contact } = siteFile;
  const spelled = [product.name, product.legalName, contact.phone, contact.email, contact.hours];

  expect(
    texts.filter((text) => spelled.some((fact) => text.toLowerCase().includes(fact.toLowerCase()))),
  ).toEqual([]);
});

test('the contact page uses no placeholder that nothing fills in', () => {
  const known = new Set(['{product}', '{phone}', '{email}', '{hours}', '{fields}']);
  const used = texts.flatMap((text) => text.match(/\{[^}]*\}/g) ?? []);

  expect(used).toContain('{product}');
  expect(used.filter((placeholder) => !known.has(placeholder))).toEqual([]);
});
