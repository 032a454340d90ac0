import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { checkContent } from '../check-content.ts';
import { proseProblems } from './check-prose.ts';

const site = configuredSite();

test('the section has no prose problems', () => {
  expect(checkContent()).toEqual([]);
});

test('reports all problems of a lead at once', () => {
  const lead = `We cure your child. Call ${site.contact.phone} about {brand}. ${'word '.repeat(21)}end.`;

  expect(proseProblems({ lead }, site)).toEqual([
    expect.stringContaining('lead: a sentence of 22 words'),
    'lead: says "cure"; say what helps',
    `lead: spells "${site.contact.phone}", which is in the site configuration`,
    'lead: uses the unknown placeholder {brand}',
  ]);
});

test.each([
  ['We have been open since two years.', 'since two years"; say "for", not "since"'],
  ['A check tells you when to see a doctor.', 'tells you when to see"'],
  [
    'We reply within 12 hours.',
    `reply within 12 hours"; the site's configuration says ${site.contact.replyWithinHours}`,
  ],
])('reports the lead "%s"', (lead, said) => {
  expect(proseProblems({ lead }, site)).toEqual([expect.stringContaining(`lead: says "${said}`)]);
});
