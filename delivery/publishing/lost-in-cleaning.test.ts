import { expect, test } from '@jest/globals';
import { MAX_DEPTH } from '@site/kit/safe-html/allowed-html.ts';
import { lostInCleaning } from './lost-in-cleaning.ts';

test.each([
  ['<p data-line="3">One</p>\n<p data-line="5">give <u>5 ml</u></p>', 5, '<u>'],
  [
    '<p data-line="3">One</p><ol start="1e9" data-line="5"><li>a</li></ol>',
    5,
    'start="1e9" of <ol>',
  ],
  ['<p data-line="3">One <img src="data:x" alt="A cap"></p>', 3, '<img>'],
  ['<p data-line="3">One</p><option>two</option>', 3, '<option>'],
  [
    `<p data-line="3">One</p>${'<blockquote data-line="4">'.repeat(MAX_DEPTH + 1)}<p>Words</p>`,
    4,
    '<blockquote>',
  ],
])('reports what sanitising %s would lose: line %d, %s', (html, line, lost) => {
  expect(lostInCleaning(html)).toEqual({
    line,
    reason: expect.stringContaining(`${lost} is not supported`),
  });
});

test('ignores markup that sanitising rewrites but keeps', () => {
  const html =
    '<h1 data-line="1">A</h1><b>b</b><pre><code class="language-text">x &lt; y\n</code></pre><a href="https://a.example/">z</a>';
  expect(lostInCleaning(html)).toBeNull();
});
