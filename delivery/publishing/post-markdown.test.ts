import { expect, test } from '@jest/globals';
import { parsePostFile } from './post-file.ts';
import { readPostText } from './post-markdown.ts';

/** The words start in line 9. */
function read(...lines: string[]) {
  const front = 'title: T\nauthor: A\nsummary: S\ndate: 2026-11-20\nthumbnail: t.png\nalt: Alt\n';
  const file = parsePostFile(`---\n${front}---\n${lines.join('\n')}`, 'post.md', '2026-11-21');
  if (file.kind === 'invalid') throw new Error(JSON.stringify(file.problems));
  return readPostText(file.post);
}

const htmlOf = (...lines: string[]) =>
  read(...lines).html((file, alt) => `<img src="${file}" alt="${alt}">`);

test('headings begin one below the page’s own, whatever the writer began with', () => {
  expect(htmlOf('# One', '## Two', '#### Four')).toBe(
    '<h2>One</h2>\n<h3>Two</h3>\n<h4>Four</h4>\n',
  );
  expect(htmlOf('### Three', '#### Four')).toBe('<h2>Three</h2>\n<h3>Four</h3>\n');
});

test('lists, strong words, quotes, tables, links and pictures are what they were written as', () => {
  const html = htmlOf('> **Rest**', '', '- [ears](/blog/104)', '', '![A cap](my cap.png)');
  expect(html).toContain('<blockquote>\n<p><strong>Rest</strong></p>');
  expect(html).toContain('<li><a href="/blog/104">ears</a></li>');
  expect(htmlOf('![A cap](<my cap.png>)')).toBe('<p><img src="my cap.png" alt="A cap"></p>\n');
});

test('names the pictures of a text with their lines, https addresses as written', () => {
  const { problems, pictures } = read(
    '![A cap](cap.png)',
    '',
    '![A cap](https://elsewhere.example/a%20cap.png)',
  );
  expect(problems).toEqual([]);
  expect(pictures).toEqual([
    { file: 'cap.png', line: 9 },
    { file: 'https://elsewhere.example/a%20cap.png', line: 11 },
  ]);
});

test.each([
  [['Words', '', '<script>alert(1)</script>'], 11, 'HTML is not taken'],
  [['Words', 'more <b onclick="alert(1)">words</b>'], 10, 'HTML is not taken'],
  [['[here](javascript:alert(1))'], 9, 'the link to "javascript:alert(1)" is not safe'],
  [['[here](//elsewhere.example)'], 9, 'is not safe'],
  [['[here](data:text/html;base64,PHNjcmlwdD4=)'], 9, 'is not safe'],
  [
    ['One', 'two', '![Cap](http://elsewhere.example/cap.png)'],
    11,
    'must be a file beside the post',
  ],
  [['![](cap.png)'], 9, 'does not say what it shows'],
  [['Words.[^1]'], 9, 'there is no source 1'],
  [[''], 8, 'the post has no words'],
])('%j is refused with its line', (lines, line, reason) => {
  expect(read(...lines).problems).toContainEqual({ line, reason: expect.stringContaining(reason) });
});
