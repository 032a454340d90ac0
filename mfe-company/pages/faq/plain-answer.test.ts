import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { plainAnswer } from './plain-answer.ts';

const site = configuredSite();

test.each([
  ['parts of a sentence', 'You have:', ['a report', 'a record'], 'You have: a report; a record.'],
  [
    'sentences',
    'Ask us:',
    ['Which ages?', 'How was it tested?'],
    'Ask us: Which ages? How was it tested?',
  ],
  ['partly sentences', 'You have:', ['A report.', 'a record'], 'You have: A report.; a record.'],
])('formats list items that are %s', (_case, intro, items, answer) => {
  expect(
    plainAnswer(
      [
        { kind: 'paragraph', text: intro },
        { kind: 'list', items },
      ],
      site,
    ),
  ).toBe(answer);
});

test('reduces links to their text, and concatenates blocks', () => {
  const page = { kind: 'page', text: 'page', to: '/clinic' } as const;
  expect(
    plainAnswer(
      [
        { kind: 'paragraph', text: 'The {product} app shows it.' },
        {
          kind: 'link-paragraph',
          parts: ['Call ', { kind: 'phone' }, ' or see the ', page, '.'],
        },
      ],
      site,
    ),
  ).toBe(`The ${site.product.name} app shows it. Call ${site.contact.phone} or see the page.`);
});
