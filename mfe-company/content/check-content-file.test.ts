import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { checkContent } from '../check-content.ts';
import { problemsOf } from './check-content-file.ts';
import { faqSchema } from './faq-schema.ts';
import { faq } from './faq.ts';

const site = configuredSite();

function problemsAfter(change: object): readonly string[] {
  return problemsOf({ file: 'faq.ts', schema: faqSchema, content: { ...faq, ...change } }, site);
}

test('every content file of the section can be released as it stands', () => {
  expect(checkContent()).toEqual([]);
});

test('an empty field is named with its file and its place', () => {
  const [first, ...others] = faq.questions;
  expect(problemsAfter({ questions: [{ ...first, question: '' }, ...others] })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^faq\.ts, questions\.0\.question: must/)]),
  );
});

test('a field with a misspelled name is named', () => {
  expect(problemsAfter({ leed: 'Words' })).toEqual([expect.stringMatching(/^faq\.ts, leed: /)]);
});

test('a long sentence, an unkind word, a spelled fact and an unknown placeholder are told', () => {
  const lead = `We cure your child. Call ${site.contact.phone} about {brand}. ${'word '.repeat(21)}end.`;

  expect(problemsAfter({ lead })).toEqual([
    expect.stringContaining('faq.ts, lead: a sentence of 22 words'),
    'faq.ts, lead: says "cure"; say what helps',
    `faq.ts, lead: spells "${site.contact.phone}", which the site's configuration says`,
    'faq.ts, lead: uses {brand}, which nothing fills in',
  ]);
});

test('a habit of translated English is told', () => {
  expect(problemsAfter({ lead: 'We have been open since two years.' })).toEqual([
    'faq.ts, lead: says "since two years"; say "for", not "since"',
  ]);
});

test('a promise that no check can keep is told', () => {
  expect(problemsAfter({ lead: 'A check tells you when to see a doctor.' })).toEqual([
    expect.stringContaining('faq.ts, lead: says "tells you when to see"'),
  ]);
});

test('a time to reply that is not the configured one is told', () => {
  expect(problemsAfter({ lead: 'We reply within 12 hours.' })).toEqual([
    `faq.ts, lead: says "reply within 12 hours"; the site's configuration says ${site.contact.replyWithinHours}`,
  ]);
});

test('a picture that does not exist is told', () => {
  const picture = { ...faq.aside.picture, src: 'illustrations/nowhere.svg' };

  expect(problemsAfter({ aside: { ...faq.aside, picture } })).toEqual([
    'faq.ts, aside.picture.src: there is no picture shell/assets/illustrations/nowhere.svg',
  ]);
});
