import { expect, test } from '@jest/globals';
import type { ChangedPage } from '@site/desk/review/changed-words.ts';
import { linesForWords } from './lines-for-words.ts';

const page = (words: ChangedPage['words']): ChangedPage => ({
  path: '/adhd',
  part: 'mfe-assessments',
  title: 'ADHD',
  alsoOn: [],
  kind: 'changed',
  words,
  moved: 0,
  cites: { added: [], removed: [] },
});

test('prints the text before, the text after and each difference', () => {
  const before = 'It is common, and it is not your fault. Ask for help.';
  const after = 'It is common, and nobody is to blame. Please ask for help today.';
  expect(linesForWords([page([{ before, after }])])).toEqual([
    '/adhd (changed)',
    `  before  ${before}`,
    `  after   ${after}`,
    '    “it” → “nobody”',
    '    “not your fault” → “to blame”',
    '    “Ask” → “Please ask”',
    '    “today” added',
    '',
  ]);
});

test('prints new and removed text in full, and sources with their addresses', () => {
  const source = { kind: 'source', text: 'WHO, 2021', url: 'https://www.who.int/' } as const;
  const changed = page([
    { before: null, after: 'New words' },
    { before: 'Old words', after: null },
  ]);
  const cites = { added: [source], removed: [] };
  expect(linesForWords([{ ...changed, cites }, page([]), page([])])).toEqual([
    '/adhd (changed)',
    '  new     New words',
    '  removed Old words',
    '  source added: WHO, 2021 https://www.who.int/',
    '',
    '2 pages changed without new text.',
  ]);
});

test('prints a changed dose in full, not only the digit that differs', () => {
  const lines = linesForWords([page([{ before: 'Give 0.5 ml', after: 'Give 0.8 ml' }])]);
  expect(lines).toContain('    “0.5” → “0.8”');
});
