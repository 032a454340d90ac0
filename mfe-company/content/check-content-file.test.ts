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

test('every content file of the section can be released', () => {
  expect(checkContent()).toEqual([]);
});

test('an empty field and a misspelled one are named with their file and place', () => {
  const [first, ...others] = faq.questions;
  expect(problemsAfter({ questions: [{ ...first, question: '' }, ...others] })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^faq\.ts, questions\.0\.question: must/)]),
  );
  expect(problemsAfter({ leed: 'Words' })).toEqual([expect.stringMatching(/^faq\.ts, leed: /)]);
});

test('what is wrong with the words of a lead is reported at once', () => {
  const lead = `We cure your child. Call ${site.contact.phone} about {brand}. ${'word '.repeat(21)}end.`;

  expect(problemsAfter({ lead })).toEqual([
    expect.stringContaining('faq.ts, lead: a sentence of 22 words'),
    'faq.ts, lead: says "cure"; say what helps',
    `faq.ts, lead: spells "${site.contact.phone}", which the site's configuration says`,
    'faq.ts, lead: uses {brand}, which nothing fills in',
  ]);
});

test.each([
  ['We have been open since two years.', 'since two years"; say "for", not "since"'],
  ['A check tells you when to see a doctor.', 'tells you when to see"'],
  [
    'We reply within 12 hours.',
    `reply within 12 hours"; the site's configuration says ${site.contact.replyWithinHours}`,
  ],
])('the lead "%s" is reported', (lead, said) => {
  expect(problemsAfter({ lead })).toEqual([expect.stringContaining(`faq.ts, lead: says "${said}`)]);
});

test('a picture that does not exist is reported', () => {
  const picture = { ...faq.aside.picture, src: 'illustrations/nowhere.svg' };

  expect(problemsAfter({ aside: { ...faq.aside, picture } })).toEqual([
    'faq.ts, aside.picture.src: there is no picture kit/assets/illustrations/nowhere.svg',
  ]);
});
