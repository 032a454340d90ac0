import { expect, test } from '@jest/globals';
import { refusalOf } from './document-problems.ts';

const documents = [{ file: 'mfe-a/content/faq.md' }, { file: 'mfe-a/content/cards.yaml' }];

test.each([
  [
    'mfe-a/content/faq.md, questions.2.answer: spells "Pebble"',
    'mfe-a/content/faq.md',
    'Questions, 3, Answer: spells "Pebble"',
  ],
  [
    'mfe-a/content/cards.yaml:7: lead must not be empty',
    'mfe-a/content/cards.yaml',
    'Lead, line 7: must not be empty',
  ],
  ['faq.md: says "shows whether"', 'mfe-a/content/faq.md', 'says "shows whether"'],
  ['No file: at all', null, 'No file: at all'],
])('tells in words what “%s” means', (problem, file, words) => {
  const refusal = refusalOf(problem, documents);
  expect([refusal.document?.file ?? null, refusal.words]).toEqual([file, words]);
});
