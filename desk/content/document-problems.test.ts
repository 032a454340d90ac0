import { expect, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { siteDocuments } from './site-documents.ts';
import { documentProblems, refusalOf } from './document-problems.ts';

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

const site = configuredSite();

test.each(siteDocuments('mfe-blog', repositoryRoot, site).map(({ file, text }) => [file, text]))(
  'has nothing against %s as it is released',
  (file, text) => {
    expect(documentProblems(repositoryRoot, { file, text, before: text, site })).toEqual([]);
  },
);

test('finds what a change of a post adds, in the words that a writer typed', () => {
  const file = 'mfe-blog/content/posts/109-first-aid.md';
  const before = siteDocuments('mfe-blog', repositoryRoot, site).find((one) => one.file === file);
  if (!before) throw new Error(`There is no ${file}.`);
  const long = `Stay **calm** ${'and wait '.repeat(12)}here.`;
  const text = `${before.text}\n\n${long}\n`;
  const problems = documentProblems(repositoryRoot, { file, text, before: before.text, site });
  expect(problems.map(({ reason }) => reason)).toEqual([
    `a sentence of 27 words: "${long.replaceAll('*', '')}"`,
  ]);
});
