import { expect, test } from '@jest/globals';
import { readPost } from './post-file.ts';
import { sanitisePostHtml } from '@site/kit/post-html/sanitise-post-html.ts';
import { readPostText } from './post-markdown.ts';

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
  return readPost(contents, { name, today }).problems.map(({ line, reason }) => ({ line, reason }));
}

test('parses a post and derives its URL from the file name', () => {
  const read = readPost(sound.join('\r\n'), { name: 'ears-in-winter.md', today });
  expect(read).toMatchObject({
    problems: [],
    front: { id: 'ears-in-winter', title: 'Ears in winter' },
    pictures: [{ file: 'ears.png', line: 6 }],
  });
  expect(read.html(() => '')).toBe('<p>Words</p>\n');
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
  [
    7,
    'danger: heat',
    [{ line: 7, reason: expect.stringContaining('danger must be one of suicide, illness') }],
  ],
  [2, 'title: Ears: in winter', [{ line: 2, reason: expect.stringContaining('Nested mappings') }]],
])('reports the problem on line %d: %s', (line, words, problems) => {
  expect(problemsOf(withLine(line, words))).toEqual(expect.arrayContaining(problems));
});

test('reports the line of a problem in the list of sources', () => {
  const medical = [
    'medical:',
    '  writtenBy: Asha Rao',
    '  lastChangedOn: 2026-11-20',
    '  nextReviewOn: 2027-11-20',
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

/** Parses a post whose text starts in line 9. */
function read(...lines: string[]) {
  return readPostText({ body: lines.join('\n'), linesAbove: 8, sources: 0 });
}

const htmlOf = (...lines: string[]) =>
  read(...lines).html((file, alt) => `<img src="${file}" alt="${alt}">`);

test('shifts headings so that the highest is one level below the page title', () => {
  expect(htmlOf('# One', '## Two', '#### Four')).toBe(
    '<h2>One</h2>\n<h3>Two</h3>\n<h4>Four</h4>\n',
  );
  expect(htmlOf('### Three', '#### Four')).toBe('<h2>Three</h2>\n<h3>Four</h3>\n');
});

test('separates adjacent source numbers with commas', () => {
  const link = (place: number) => `<a href="#source-${place}">${place}</a>`;
  expect(htmlOf('Rest.[^1][^2] Drink.[^3]')).toBe(
    `<p>Rest.<sup>${link(1)}, ${link(2)}</sup> Drink.<sup>${link(3)}</sup></p>\n`,
  );
});

/** All supported Markdown. */
const everything = [
  '## Steps',
  '1. First',
  '',
  'A word between.',
  '',
  '2. Second',
  '   - a point',
  '     1. deeper',
  '4. Fourth: give ~~500 mg~~ 250 mg of `paracetamol`  ',
  '   on a new line',
  '',
  '| Age | Dose |',
  '| :-- | ---: |',
  '| 2 years | 5 ml \\| 1 spoon |',
  '',
  '```text',
  'Day 1',
  '  2 drops < 3',
  '```',
  '',
  '    indented',
  '',
  '> **Rest** and _drink_ [here][who], <https://www.who.int/>',
  '',
  '[who]: https://www.who.int/a',
  '',
  '![A cap](cap.png)',
  '',
  '---',
  '### Deeper',
];

const draw = (file: string, alt: string) =>
  `<img src="/website/assets/${file}" alt="${alt}" loading="lazy" />`;

test('sanitising keeps everything that Markdown can express', () => {
  const text = read(...everything);
  expect(text.problems).toEqual([]);
  const html = sanitisePostHtml(text.html(draw));
  for (const kept of [
    '<ol>\n<li>First</li>\n</ol>\n<p>A word between.</p>\n<ol start="2">\n<li>Second',
    '<ul>\n<li>a point\n<ol>\n<li>deeper</li>',
    '<li value="4">Fourth: give <s>500 mg</s> 250 mg of <code>paracetamol</code><br />\non a new line',
    '<blockquote>\n<p><strong>Rest</strong> and <em>drink</em> <a href="https://www.who.int/a"',
    '<img src="/website/assets/cap.png" alt="A cap"',
    '<th align="left">Age</th>',
    '<td align="right">5 ml | 1 spoon</td>',
    '<pre><code>Day 1\n  2 drops &lt; 3\n</code></pre>',
    '<pre><code>indented\n</code></pre>',
  ]) {
    expect(html).toContain(kept);
  }
});

test('renumbers repeated list numbers and keeps other written numbers', () => {
  expect(htmlOf('1. a', '1. b', '1. c')).not.toContain('value');
  expect(htmlOf('3. a', '2. b', '1. c')).toContain('<li value="2">b</li>\n<li value="1">c</li>');
});

test('lists a text’s pictures with their lines', () => {
  const { problems, pictures } = read('![A cap](cap.png)', '', '![A cap](a%20cap.png)');
  expect(problems).toEqual([]);
  expect(pictures).toEqual([
    { file: 'cap.png', line: 9 },
    { file: 'a cap.png', line: 11 },
  ]);
});

test.each([
  [['Words', '', '<script>alert(1)</script>'], 11, 'HTML is not allowed'],
  [['Words', 'more <b onclick="alert(1)">words</b>'], 10, 'HTML is not allowed'],
  [['[here](javascript:alert(1))'], 9, 'the link to "javascript:alert(1)" is unsafe'],
  [['[here](//elsewhere.example)'], 9, 'is unsafe'],
  [['[WHO](www.who.int)'], 9, 'the link to "www.who.int" is unsafe or invalid'],
  [['## Signs', '', '[here](#signs)'], 11, 'the link to "#signs" is unsafe or invalid'],
  [['[here](data:text/html;base64,PHNjcmlwdD4=)'], 9, 'is unsafe'],
  [['One', 'two', '![Cap](https://elsewhere.example/cap.png)'], 11, 'is on another site'],
  [['![Cap](//elsewhere.example/cap.png)'], 9, 'is on another site'],
  [['![](cap.png)'], 9, 'has no description'],
  [['Words.[^1]'], 9, 'there is no source 1'],
  [['Rest.', 'Give ~500 mg~ 250 mg.'], 10, 'instead of struck through'],
  [['Give ~~ 500 mg~~ 250 mg.'], 9, 'instead of struck through'],
  [['Rest. ~~Give 500 mg.', '', 'Rest again.~~'], 9, 'instead of struck through'],
  [['Drink H~2~O.'], 9, 'instead of struck through'],
  [['Below 10^3^.'], 9, 'instead of superscript'],
  [['Words.[^note]'], 9, 'is not a footnote'],
  [['Words.', '', '[^note]: More words.'], 11, 'is not a footnote'],
  [['Words.', '', '[Dose]: 5ml'], 11, '“[Dose]: 5ml” would not be shown'],
  [['[a][x]', '', '[x]: /blog/1', '[x]: /blog/2'], 12, '“[x]: /blog/2” would not be shown'],
  [['> | a | b |', '> |---|---|', '> | 1 | 2 | 3 |'], 11, 'the row has 3 cells'],
  [['```', 'x', '```', '', '``` give 5 ml', 'x', '```'], 13, '“give 5 ml” would not be shown'],
  [['[here](/blog/1 "not on Sundays")'], 9, '“not on Sundays” would not be shown'],
  [['![Cap](cap.png "not on Sundays")'], 9, '“not on Sundays” would not be shown'],
  [
    ['![Give ~~5 ml~~ 2 ml](cap.png)'],
    9,
    'the description of the picture cap.png must be plain text',
  ],
  [['# 1', '## 2', '### 3', '#### 4', '##### 5', '###### 6'], 14, 'at most five heading levels'],
  [['Words', `${'>'.repeat(24)} Words`], 10, 'nested too deeply'],
  [['Words', `${'>'.repeat(200)} Words`], 10, 'nested too deeply'],
  [['Words', '', '1234567. Words'], 11, '1234567 is too long'],
  [[''], 8, 'the post has no text'],
])('rejects %j and reports the line', (lines, line, reason) => {
  expect(read(...lines).problems).toContainEqual({ line, reason: expect.stringContaining(reason) });
});

test('sanitising keeps the deepest allowed nesting', () => {
  const html = htmlOf(`${'>'.repeat(20)} **Words**`);
  expect(sanitisePostHtml(html)).toBe(html);
});
