import { expect, test } from '@jest/globals';
import { contentOf } from '@site/kit/content/content-of.ts';
import { readDocument } from '@site/kit/content/read-document.ts';
import { messages } from '@site/kit/api/messages.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import {
  longSentencesIn,
  promisesOfTestsIn,
  sentencesOf,
  siteFactsIn,
  translatedHabitsIn,
  unkindWordsIn,
  unknownPlaceholdersIn,
  TARGET_SENTENCE_WORDS,
} from '@site/kit/content/prose-checks.ts';
import { readableTexts } from '@site/kit/content/readable-texts.ts';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContactFormWords, ContactPageWords } from './contact-schema.ts';
import type { DeletionFormWords, DeletionWords } from './deletion-schema.ts';
import type { CallBackDialogWords, ContactDialogWords } from './dialogs-schema.ts';
import type { WaitlistFormWords } from './interventions-schema.ts';
import type { AnswerWords, DataNoticeWords } from './words-schema.ts';

const site = configuredSite();

/** The placeholders that components and `withSiteFacts` fill in. */
const placeholders = (
  'product phone email hours keep-messages keep-call-backs keep-waitlist keep-deletion-requests ' +
  'officer officer-title fields wanted about speciality doctor date percent network year owner'
)
  .split(' ')
  .map((name) => `{${name}}`);

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names its own
function read<Content>(file: string): Content {
  return contentOf<Content>(readDocument(path.join(__dirname, file)).content);
}

const files = readdirSync(__dirname, { recursive: true })
  .map(String)
  .filter((file) => /\.(?:md|yaml)$/.test(file) && !file.startsWith('shared'));

const all = files.map((file) => read<object>(file));

const contactPage = read<ContactPageWords>('contact.yaml');
const contactForm = read<ContactFormWords>('contact-form.yaml');
const deletion = read<DeletionWords>('delete-data.md');
const deletionForm = read<DeletionFormWords>('deletion-form.yaml');
const waitlistForm = read<WaitlistFormWords>('waitlist-form.yaml');
const contactDialog = read<ContactDialogWords>('dialogs/contact.yaml');
const callBackDialog = read<CallBackDialogWords>('dialogs/call-back.yaml');
const contactSent = read<AnswerWords>('answers/contact-sent.md');

const texts = readableTexts(all);

test('uses the exact wording of the specification', () => {
  expect(texts).toEqual(
    expect.arrayContaining([
      'Write to us',
      'Have a question in mind?',
      'Click here to know about our experts',
      'Get in touch with us !',
      'Send Message',
      'Get directions',
      'Coming Soon',
      'No Doctor',
      'ASSESSMENTS ARE COMING SOON!!',
      'Stay tuned for something amazing',
      'Join our waitlist and get {percent}% off our assessments',
      'Join Waitlist',
      'Interventions are coming soon',
      'Delete My Data',
    ]),
  );
});

test('marks an optional field on its label and not again in the hint', () => {
  expect(
    readableTexts([contactDialog, callBackDialog]).filter((text) => text.startsWith('Optional')),
  ).toEqual([]);
});

test.each([
  [contactForm, messages.sentFromPage, messages.notSent],
  [contactDialog, messages.sentFromDialog, messages.notSent],
  [callBackDialog, messages.sentFromDialog, messages.notSent],
  [waitlistForm, messages.joined, messages.notSent],
  [deletionForm, messages.deletionSent, messages.deletionNotSent],
])('a form uses the messages of the service: $sending.submit', ({ sending }, sent, notSent) => {
  expect(sending).toMatchObject({ sent: { message: sent }, notSent: { message: notSent } });
});

test.each([
  ['contact-sent', messages.sentFromPage],
  ['contact-not-sent', messages.notSent],
  ['deletion-sent', messages.deletionSent],
  ['deletion-not-sent', messages.deletionNotSent],
  ['waitlist-joined', messages.joined],
  ['waitlist-not-joined', messages.notSent],
])('without JavaScript, %s uses the messages of the service', (answer, message) => {
  expect(read<AnswerWords>(`answers/${answer}.md`).heading).toBe(message);
});

test('text is short, kind and idiomatic, and leaves facts to the configuration', () => {
  expect(texts.flatMap(sentencesOf).length).toBeGreaterThan(120);
  expect(texts.flatMap((text) => longSentencesIn(text, TARGET_SENTENCE_WORDS))).toEqual([]);
  expect(texts.flatMap(unkindWordsIn)).toEqual([]);
  expect(texts.flatMap(translatedHabitsIn)).toEqual([]);
  expect(texts.flatMap(promisesOfTestsIn)).toEqual([]);
  expect(texts.flatMap((text) => siteFactsIn(text, site))).toEqual([]);
  expect(texts.join()).toContain('{product}');
  expect(texts.flatMap((text) => unknownPlaceholdersIn(text, placeholders))).toEqual([]);
  const hours = texts.flatMap((text) => text.match(/\d+(?= hours)/g) ?? []);
  expect(new Set(hours)).toEqual(new Set([String(site.contact.replyWithinHours)]));
});

test('every form and every result has its own image', () => {
  const answers = files.filter((file) => /^(?:answers|checks)\//.test(file));
  const scenes = [
    contactPage.picture,
    deletion.picture,
    ...answers.map((file) => read<AnswerWords>(file).picture),
  ].map(({ src }) => src);
  expect(scenes).toHaveLength(11);
  expect(scenes.filter((src, index) => scenes.indexOf(src) !== index)).toEqual([]);
});

test('every helpline in the text is configured', () => {
  const configured = site.helplines.map(({ number }) => number);
  const { emergency } = contactPage.cards;

  expect(configured).toContain('112');
  expect([emergency, ...contactSent.paragraphs].flat()).toContainEqual({
    kind: 'helpline',
    number: '112',
  });
});

test('every message field asks visitors to leave out health details', () => {
  const asked = 'Please do not put your child’s name or medical details in this message';
  expect(contactForm.fields.message.hint).toBe(asked);
  expect(contactDialog.fields.message.hint).toBe(asked);
  expect(callBackDialog.fields.message.hint).toMatch(/leave out medical details/);
});

test.each([
  ['contact page', contactForm, 'message', '{keep-messages}'],
  ['contact dialog', contactDialog, 'message', '{keep-messages}'],
  ['call-back dialog', callBackDialog, 'call-back', '{keep-call-backs}'],
  ['waitlist', waitlistForm, 'waitlist', '{keep-waitlist}'],
  ['deletion page', deletionForm, 'deletion', '{keep-deletion-requests}'],
])(
  'the notice of the %s names its button, the withdrawal page, the policy, the retention, and the complaints contact',
  (_form, { sending }, notice, time) => {
    const { consent, items } = read<DataNoticeWords>(`notices/${notice}.md`);
    expect(consent[0]).toContain(`press ${sending.submit},`);
    expect(consent).toContainEqual(
      expect.objectContaining({ kind: 'page', to: '/privacy-policy' }),
    );
    expect(items.flatMap((item) => item.text)).toContainEqual(
      expect.objectContaining({ kind: 'page', to: '/delete-data' }),
    );
    const [, , howLong, , complaint, child] = items;
    expect(howLong?.term).toBe('How long');
    expect(JSON.stringify(howLong?.text)).toContain(time);
    // The text must not repeat the configured number.
    expect(JSON.stringify(howLong?.text)).not.toMatch(
      /\d|\b(?:one|two|three) (?:day|week|month|year)s?\b/,
    );
    expect(complaint?.text).toEqual(
      expect.arrayContaining([{ kind: 'officer-email' }, { kind: 'officer-phone' }]),
    );
    expect(JSON.stringify(complaint?.text)).toContain('Data Protection Board of India');
    expect(JSON.stringify(child?.text)).toContain('a parent or guardian');
  },
);
