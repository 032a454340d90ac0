import { expect, test } from '@jest/globals';
import { sourceText } from './how-we-wrote-it.tsx';

const source = {
  id: 'a',
  title: 'A study',
  publisher: 'A journal',
  year: 2018,
  url: 'https://example.org/',
};

test.each([
  [{}, 'A study. A journal, 2018.'],
  [
    { authors: 'A and B', updated: 2019, note: 'Few took part.' },
    'A and B. A study. A journal, 2018, updated 2019. Few took part.',
  ],
  [{ title: 'What is a study?' }, 'What is a study? A journal, 2018.'],
])('formats a source with %j as "%s"', (details, text) => {
  expect(sourceText({ ...source, ...details })).toBe(text);
});
