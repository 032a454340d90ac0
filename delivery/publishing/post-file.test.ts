import { expect, test } from '@jest/globals';
import { parsePostFile } from './post-file.ts';

const today = '2026-11-21';

const sound = [
  '---',
  'title: Ears in winter',
  'author: Asha Rao',
  'summary: What to do at home.',
  'date: 2026-11-20',
  'thumbnail: ears.png',
  'alt: A girl with a cap',
  '---',
  'Words',
];

const withLine = (line: number, words: string) => sound.with(line - 1, words).join('\n');

function problemsOf(contents: string, name = 'ears.md') {
  const read = parsePostFile(contents, name, today);
  return read.kind === 'valid' ? [] : read.problems.map(({ line, reason }) => ({ line, reason }));
}

test('parses a post and derives its URL from the file name', () => {
  const read = parsePostFile(sound.join('\r\n'), 'ears-in-winter.md', today);
  expect(read).toMatchObject({
    kind: 'valid',
    post: { id: 'ears-in-winter', title: 'Ears in winter', body: 'Words', linesAbove: 8 },
  });
});

test.each([
  [
    3,
    'autor: Asha',
    [
      { line: 3, reason: 'autor is not a known field' },
      { line: 1, reason: 'author is missing' },
    ],
  ],
  [
    4,
    `summary: ${'long '.repeat(40)}`,
    [{ line: 4, reason: 'summary must be 160 characters or fewer' }],
  ],
  [5, 'date: 2026-02-31', [{ line: 5, reason: 'date must be a valid date' }]],
  [5, 'date: last week', [{ line: 5, reason: 'date must be a date such as 2026-11-21' }]],
  [5, 'date: 2026-11-22', [{ line: 5, reason: 'date is in the future (today is 2026-11-21)' }]],
  [7, 'danger: heat', [{ line: 7, reason: 'danger must be one of suicide, illness' }]],
  [2, 'title: Ears: in winter', [{ line: 2, reason: expect.stringContaining('Nested mappings') }]],
])('reports the problem on line %d: %s', (line, words, problems) => {
  expect(problemsOf(withLine(line, words))).toEqual(expect.arrayContaining(problems));
});

test('reports the line of a problem in the list of sources', () => {
  const medical = [
    'medical:',
    '  writtenBy: Asha Rao',
    '  lastChangedOn: 2026-11-20',
    '  nextReviewOn: 2028-11-20',
    '  sources:',
    '    - title: Ears',
    '      publisher: A clinic',
    '      year: 2021',
    '      url: http://clinic.example/',
  ];
  expect(problemsOf(sound.toSpliced(7, 0, ...medical).join('\n'))).toEqual([
    { line: 16, reason: 'medical.sources.0.url must be https' },
  ]);
});

test('rejects a file without front matter or with an invalid name', () => {
  expect(problemsOf('Words')).toMatchObject([{ line: 1 }]);
  expect(problemsOf(sound.join('\n'), 'Ears & eyes.md')).toMatchObject([
    { line: 1, reason: expect.stringContaining('"Ears & eyes"') },
  ]);
});
