import { expect, test } from '@jest/globals';
import { sourceText } from './source-text.ts';

const source = {
  id: 'a',
  title: 'A study',
  publisher: 'A journal',
  year: 2018,
  url: 'https://example.org/',
};

test('a source is told as title, publisher and year', () => {
  expect(sourceText(source)).toBe('A study. A journal, 2018.');
});

test('authors come first, the last revision after the year and the note at the end', () => {
  expect(sourceText({ ...source, authors: 'A and B', updated: 2019, note: 'Few took part.' })).toBe(
    'A and B. A study. A journal, 2018, updated 2019. Few took part.',
  );
});

test('a title that is a question keeps its own mark', () => {
  expect(sourceText({ ...source, title: 'What is a study?' })).toBe(
    'What is a study? A journal, 2018.',
  );
});
