import { expect, test } from '@jest/globals';
import { addressesNamedIn, requestDepth } from './request-depth.ts';

const page = 'http://site.test/';
const at = (path: string) => `http://site.test${path}`;

/** A page whose loader fetches a shell, which fetches a remote, which fetches a chunk. */
const chain = [
  { url: page, initiator: null },
  { url: at('/loader.js'), initiator: page },
  { url: at('/shell.js'), initiator: at('/loader.js') },
  { url: at('/entry.js'), initiator: at('/shell.js') },
  { url: at('/chunk.js'), initiator: at('/entry.js') },
];

test('everything named in the document is one step away', () => {
  const named = new Set(['/loader.js', '/shell.js', '/entry.js', '/chunk.js'].map(at));
  expect(requestDepth(chain, page, named)).toBe(1);
});

test('a file that only another file names is one step further than that file', () => {
  const named = new Set(['/loader.js', '/shell.js', '/entry.js'].map(at));
  expect(requestDepth(chain, page, named)).toBe(2);
});

test('with nothing named the chain of initiators counts', () => {
  expect(requestDepth(chain, page, new Set())).toBe(4);
});

test('a file asked for twice counts from the first time', () => {
  const again = [...chain, { url: at('/loader.js'), initiator: at('/chunk.js') }];
  expect(requestDepth(again, page, new Set())).toBe(4);
});

test('what the browser asks for by itself is one step away', () => {
  const icon = { url: at('/favicon.ico'), initiator: null };
  expect(requestDepth([{ url: page, initiator: null }, icon], page, new Set())).toBe(1);
});

test('files that ask for each other do not count for ever', () => {
  const circle = [
    { url: at('/a.js'), initiator: at('/b.js') },
    { url: at('/b.js'), initiator: at('/a.js') },
  ];
  expect(requestDepth(circle, page, new Set())).toBe(3);
});

test('a document alone has no depth', () => {
  expect(requestDepth([{ url: page, initiator: null }], page, new Set())).toBe(0);
});

test('addresses are found in attributes, in source sets and in the page lock', () => {
  const html = `<link href="/a.css"><img srcset="/b.avif 1x, /c.avif 2x" src='/d.png?w=1&amp;h=2'>
    <script type="application/json">{"shell":"/r/shell.js","scripts":["/r/e.js"]}</script>
    <img src="http://site.test/f.svg"><img src="//other.test/g.svg">`;
  const named = addressesNamedIn(html, page);
  for (const path of [
    '/a.css',
    '/b.avif',
    '/c.avif',
    '/d.png?w=1&h=2',
    '/r/shell.js',
    '/r/e.js',
    '/f.svg',
  ]) {
    expect(named).toContain(at(path));
  }
  expect([...named].join(' ')).not.toContain('g.svg');
});

test('an address that merely begins another is not named by it', () => {
  expect(addressesNamedIn('<img src="/a.png.webp">', page)).not.toContain(at('/a.png'));
});
