import { expect, test } from '@jest/globals';
import { repositoryRoot } from '@site/delivery/config.ts';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { placeholdersOf } from './placeholders.ts';

const explain = placeholdersOf({ root: repositoryRoot, section: 'mfe-blog' }, configuredSite());

test.each([
  ['{danger.drinksLess}', /^Your baby .* feeds far less/, 'kit/safety/content/dangers.yaml'],
  ['{safety.lowScore}', /score/, 'kit/safety/content/sentences.yaml'],
  ['{advice.poisoning.now}', /^Poisoning/, 'kit/safety/content/advice/poisoning.yaml'],
  ['{phone}', /^080 5550/, 'site.config.json'],
])('%s puts in the words of a document', (mark, words, file) => {
  expect(explain(`See ${mark}.`)).toEqual([
    { mark, words: expect.stringMatching(words), source: expect.objectContaining({ file }) },
  ]);
});

test('quotes the text that several documents include, without its marks, and leads to it', () => {
  const [found] = explain('{include danger-signs}');
  expect(found).toMatchObject({
    source: {
      file: 'mfe-blog/content/shared/danger-signs.md',
      title: 'Shared text: Danger signs of an illness',
    },
  });
  expect(found?.words).toMatch(/^Your child cannot drink or breastfeed, .*[^{}[\]*]…$/);
});

test('names each placeholder once, and leaves the marks of headings alone', () => {
  const text =
    '## Signs {#signs icon=kid}\n\n### At home {.essential}\n\n{name}, {name}, {danger.none}';
  expect(explain(text)).toEqual([
    { mark: '{name}', words: null, source: null },
    {
      mark: '{danger.none}',
      words: null,
      source: { file: 'kit/safety/content/dangers.yaml', title: 'Signs of danger', entry: 'none' },
    },
  ]);
});
