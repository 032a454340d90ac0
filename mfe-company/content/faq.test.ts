import { expect, test } from '@jest/globals';
import { faq } from './faq.ts';

test('the questions come in the order of the specification', () => {
  expect(faq.questions.map((entry) => entry.id)).toEqual([
    'why-screen',
    'what-happens',
    'what-we-check',
    'how-it-helps',
    'is-it-safe',
    'getting-results',
    'privacy',
    'trusting-the-checks',
    'asking-for-help',
    'where-data-is-kept',
    'keeping-data-safe',
    'sharing',
    'how-long-we-keep-data',
    'your-rights',
  ]);
});

test('the last answer ends with a link to the privacy policy', () => {
  const lastBlock = faq.questions.at(-1)?.answer.at(-1);

  expect(lastBlock).toMatchObject({
    kind: 'link-paragraph',
    parts: expect.arrayContaining([expect.objectContaining({ to: '/privacy-policy' })]),
  });
});
