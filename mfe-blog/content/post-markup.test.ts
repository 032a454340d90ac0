import { expect, test } from '@jest/globals';
import { blocksOf, readMarkup } from './post-markup.ts';

test('the pieces of a text come in order', () => {
  expect(readMarkup('<p>See <a href="/clinic">us</a></p>')).toEqual([
    { kind: 'start', tag: 'p', attributes: new Map() },
    { kind: 'words', words: 'See ' },
    { kind: 'start', tag: 'a', attributes: new Map([['href', '/clinic']]) },
    { kind: 'words', words: 'us' },
    { kind: 'end', tag: 'a' },
    { kind: 'end', tag: 'p' },
  ]);
});

test('what is not written in the plain form is broken, and nothing is lost', () => {
  expect(readMarkup('<p class=a>1 < 2</p >')).toEqual([
    { kind: 'broken', source: '<p class=a>' },
    { kind: 'words', words: '1 ' },
    { kind: 'broken', source: '<' },
    { kind: 'words', words: ' 2' },
    { kind: 'broken', source: '</p >' },
  ]);
});

test('a block has its words, its links and its sources apart', () => {
  const html = `<h2>Ears</h2>
<ul>
<li><strong>Go</strong> to <a href="/clinic">our
clinic</a>.<sup><a href="#source-1">1</a>, <a href="#source-2">2</a></sup></li>
</ul>`;
  expect(blocksOf(html)).toEqual([
    { tag: 'h2', words: 'Ears', links: [], citations: [] },
    {
      tag: 'li',
      words: 'Go to our clinic.',
      links: [{ href: '/clinic', words: 'our\nclinic' }],
      citations: [
        { href: '#source-1', words: '1' },
        { href: '#source-2', words: '2' },
      ],
    },
  ]);
});
