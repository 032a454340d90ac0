import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import type { Block } from '../../content/words-schema.ts';
import { plainAnswer } from './plain-answer.ts';

const site = configuredSite();

function plain(blocks: readonly Block[]): string {
  return plainAnswer(blocks, site);
}

test('points that are parts of a sentence are joined to one', () => {
  expect(plain([{ kind: 'list', intro: 'You have:', items: ['a report', 'a record'] }])).toBe(
    'You have: a report; a record.',
  );
});

test('points that are sentences stay sentences', () => {
  expect(
    plain([{ kind: 'list', intro: 'Ask us:', items: ['Which ages?', 'How was it tested?'] }]),
  ).toBe('Ask us: Which ages? How was it tested?');
});

test('links leave their words, and blocks follow one another', () => {
  expect(
    plain([
      { kind: 'paragraph', text: 'The {product} app shows it.' },
      {
        kind: 'link-paragraph',
        parts: [
          'Call ',
          { kind: 'phone' },
          ' or see the ',
          { kind: 'page', text: 'page', to: '/clinic' },
          '.',
        ],
      },
    ]),
  ).toBe(`The ${site.product.name} app shows it. Call ${site.contact.phone} or see the page.`);
});
