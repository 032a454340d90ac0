import path from 'node:path';
import { expect, test } from '@jest/globals';
import { configuredSite } from '../testing/configured-site.ts';
import { checkDocuments, proseProblems } from './check-documents.ts';

const site = configuredSite();

test('names the document and the field of a problem', () => {
  const folder = path.join(__dirname, '../testing/a-section/content');
  const problems = checkDocuments(
    folder,
    { ...site, contact: { ...site.contact, hours: 'Sleep' } },
    [],
  );
  expect(problems).toContain(
    'a-section/content/pages/sleep.md, heading: spells "Sleep", which is in the site configuration',
  );
});

test('reports all problems of a lead at once', () => {
  const lead = `We cure your child. Call ${site.contact.phone} about {brand}, {wanted}. ${'word '.repeat(21)}end.`;

  expect(proseProblems({ lead }, site, ['wanted'])).toEqual([
    expect.stringContaining('lead: a sentence of 22 words'),
    'lead: says "cure"; say what helps',
    'lead: uses the unknown placeholder {brand}',
    `lead: spells "${site.contact.phone}", which is in the site configuration`,
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
  expect(proseProblems({ lead }, site, [])).toEqual([
    expect.stringContaining(`lead: says "${said}`),
  ]);
});

test('reports an unknown helpline and a front page, and no problem in addresses', () => {
  const lead = ['Call ', { kind: 'helpline', number: '999' }, ' now.'];
  const source = { url: 'https://www.who.int/', to: '/cure' };
  expect(proseProblems({ lead, source }, site, [])).toEqual([
    'lead.0.number: 999 is not a helpline of the site configuration',
    'source.url: https://www.who.int/ is a front page',
  ]);
});
