import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
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
  WORDS_TO_AIM_FOR,
} from '@site/kit/testing/prose-checks.ts';
import { textsRead } from '@site/kit/testing/texts-read.ts';
import * as v from 'valibot';
import { contactAnswers } from './contact-answers.ts';
import { contactForm } from './contact-form.ts';
import { contactFormSchema, contactPageSchema, doctorChoiceSchema } from './contact-schema.ts';
import { contactPage } from './contact.ts';
import { deletionAnswers } from './deletion-answers.ts';
import { deletionForm } from './deletion-form.ts';
import { deletionFormSchema, deletionSchema } from './deletion-schema.ts';
import { deletion } from './deletion.ts';
import { dialogsSchema } from './dialogs-schema.ts';
import { dialogs } from './dialogs.ts';
import { doctorChoice } from './doctor-choice.ts';
import { everyForm } from './every-form.ts';
import { interventionsSchema } from './interventions-schema.ts';
import { interventions } from './interventions.ts';
import { waitlistAnswers } from './waitlist-answers.ts';
import { waitlistSchema } from './waitlist-schema.ts';
import { waitlist } from './waitlist.ts';
import { formAnswersSchema } from './words-schema.ts';

const site = configuredSite();

/** What the components and `withSiteFacts` write in. */
const placeholders = (
  'product phone email hours keep-messages keep-call-backs keep-waitlist keep-deletion-requests ' +
  'officer officer-title fields wanted about speciality doctor date percent network year owner'
)
  .split(' ')
  .map((name) => `{${name}}`);

const all = {
  contactPage,
  contactForm,
  doctorChoice,
  contactAnswers,
  deletion,
  deletionForm,
  deletionAnswers,
  dialogs,
  everyForm,
  interventions,
  waitlist,
  waitlistAnswers,
};

const texts = textsRead(all);

test.each([
  ['the contact page', contactPageSchema, contactPage],
  ['its form', contactFormSchema, contactForm],
  ['its choice of a doctor', doctorChoiceSchema, doctorChoice],
  ['its answers', formAnswersSchema, contactAnswers],
  ['the deletion page', deletionSchema, deletion],
  ['its form', deletionFormSchema, deletionForm],
  ['its answers', formAnswersSchema, deletionAnswers],
  ['the dialogs', dialogsSchema, dialogs],
  ['the interventions page', interventionsSchema, interventions],
  ['the waitlist', waitlistSchema, waitlist],
  ['its answers', formAnswersSchema, waitlistAnswers],
])('%s: everything is there that the schema asks for', (_what, schema, content) => {
  expect(v.safeParse(schema, content).issues).toBeUndefined();
});

test('the specification’s words stand to the letter', () => {
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

test('a dialog marks an optional box on its label and does not say so again in the hint', () => {
  expect(textsRead(dialogs).filter((text) => text.startsWith('Optional'))).toEqual([]);
});

test('the forms, and their answers without JavaScript, say what the service’s contract says', () => {
  expect({
    page: contactForm.sending,
    contact: dialogs.contact.sending,
    callBack: dialogs.callBack.sending,
    waitlist: waitlist.form.sending,
    deletion: deletionForm.sending,
  }).toMatchObject({
    page: { sent: { message: messages.sentFromPage }, notSent: { message: messages.notSent } },
    contact: { sent: { message: messages.sentFromDialog }, notSent: { message: messages.notSent } },
    callBack: {
      sent: { message: messages.sentFromDialog },
      notSent: { message: messages.notSent },
    },
    waitlist: { sent: { message: messages.joined }, notSent: { message: messages.notSent } },
    deletion: {
      sent: { message: messages.deletionSent },
      notSent: { message: messages.deletionNotSent },
    },
  });
  const withoutScripts = [contactAnswers, deletionAnswers, waitlistAnswers];
  expect(withoutScripts.map(({ sent, notSent }) => [sent.heading, notSent.heading])).toEqual([
    [messages.sentFromPage, messages.notSent],
    [messages.deletionSent, messages.deletionNotSent],
    [messages.joined, messages.notSent],
  ]);
});

test('texts are short, kind and idiomatic, and leave the facts of the site to the configuration', () => {
  expect(texts.flatMap(sentencesOf).length).toBeGreaterThan(120);
  expect(texts.flatMap((text) => longSentencesIn(text, WORDS_TO_AIM_FOR))).toEqual([]);
  expect(texts.flatMap(unkindWordsIn)).toEqual([]);
  expect(texts.flatMap(translatedHabitsIn)).toEqual([]);
  expect(texts.flatMap(promisesOfTestsIn)).toEqual([]);
  expect(texts.flatMap((text) => siteFactsIn(text, site))).toEqual([]);
  expect(texts.join()).toContain('{product}');
  expect(texts.flatMap((text) => unknownPlaceholdersIn(text, placeholders))).toEqual([]);
  const hours = texts.flatMap((text) => text.match(/\d+(?= hours)/g) ?? []);
  expect(new Set(hours)).toEqual(new Set([String(site.contact.replyWithinHours)]));
});

test('every picture exists, and every form and every answer has its own', () => {
  const assets = path.join(__dirname, '../../kit/assets');
  const named = JSON.stringify(all).match(/illustrations\/[\w-]+\.svg/g) ?? [];
  expect(named.filter((file) => !existsSync(path.join(assets, file)))).toEqual([]);

  const scenes = [
    contactPage.picture,
    deletion.picture,
    ...[contactAnswers, deletionAnswers, waitlistAnswers].flatMap((answers) =>
      Object.values(answers).map(({ picture }) => picture),
    ),
  ].map(({ src }) => src);
  expect(scenes).toHaveLength(11);
  expect(scenes.filter((src, index) => scenes.indexOf(src) !== index)).toEqual([]);
});

test('every helpline in the text is one of the configured ones', () => {
  const configured = site.helplines.map(({ number }) => number);
  const { emergency } = contactPage.cards;

  expect(configured).toContain('112');
  expect([emergency, ...contactAnswers.sent.paragraphs].flat()).toContainEqual({
    kind: 'helpline',
    number: '112',
  });
});

test('every box for a message asks the visitor to leave out health details', () => {
  expect(contactForm.fields.message.hint).toBe(everyForm.leaveOutHealthDetails);
  expect(dialogs.contact.fields.message.hint).toBe(everyForm.leaveOutHealthDetails);
  expect(dialogs.callBack.fields.message.hint).toMatch(/leave out medical details/);
});

test.each([
  ['contact page', { ...contactPage.form, ...contactForm }, '{keep-messages}'],
  ['contact dialog', dialogs.contact, '{keep-messages}'],
  ['call-back dialog', dialogs.callBack, '{keep-call-backs}'],
  ['waitlist', waitlist.form, '{keep-waitlist}'],
  ['deletion page', { ...deletion.form, ...deletionForm }, '{keep-deletion-requests}'],
])(
  'the notice of the %s names its button, the withdrawal page, the policy, the time it keeps data, and who answers complaints',
  (_form, form, time) => {
    const { consent, items, more } = form.dataNotice;
    expect(consent).toContain(`press ${form.sending.submit},`);
    expect(items.flatMap((item) => item.text)).toContainEqual(
      expect.objectContaining({ kind: 'page', to: '/delete-data' }),
    );
    expect(more).toContainEqual(expect.objectContaining({ kind: 'page', to: '/privacy-policy' }));
    const [, , howLong, , complaint, child] = items;
    expect(howLong?.term).toBe('How long');
    expect(JSON.stringify(howLong?.text)).toContain(time);
    // A number in the words would be a second one beside the configured one.
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
