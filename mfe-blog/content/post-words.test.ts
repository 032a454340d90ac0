import { expect, test } from '@jest/globals';
import { configuredSite } from '@site/kit/testing/configured-site.ts';
import { postHtml } from './post-html.ts';
import { blocksOf, postDescription, unsupportedMarkdown } from './post-words.ts';

test('renders plain HTML, and keeps placeholders in addresses', () => {
  const written = [
    'Is your child *ill*? Call [112](tel:112).',
    '',
    '## At home',
    '',
    '- **Rest:** [eye checks](/{product}-offerings/{product}-vision) [^who][^nice]',
    '',
    '> Slept well.',
  ];
  expect(postDescription(written.join('\n'))).toBe(
    [
      '<p>Is your child <em>ill</em>? Call <a href="tel:112">112</a>.</p>',
      '<h2 id="in-post-at-home">At home</h2>',
      '<ul>',
      '<li><strong>Rest:</strong> <a href="/{product}-offerings/{product}-vision">eye checks</a><sup><a href="#source-1">1</a>, <a href="#source-2">2</a></sup></li>',
      '</ul>',
      '<blockquote>',
      '<p>Slept well.</p>',
      '</blockquote>',
    ].join('\n'),
  );
});

test('blocks have text without citations, and links with their text', () => {
  expect(blocksOf('## Help\n\nCall\n[112](tel:112) now. [^who]\n\n- Stay **calm**')).toEqual([
    { tag: 'h2', id: 'in-post-help', words: 'Help', links: [], isCited: false },
    {
      tag: 'p',
      words: 'Call 112 now.',
      links: [{ href: 'tel:112', words: '112' }],
      isCited: true,
    },
    { tag: 'li', words: 'Stay calm', links: [], isCited: false },
  ]);
});

test.each([
  ['Two\n\nlines\nwith <b>tags', 2, 'has html inline'],
  ['Words\n\n<div>Tags</div>', 2, 'has html block'],
  ['![A cap](cap.png)', 0, 'has image'],
  ['Words\n\n# Title', 2, 'is a heading that is neither ## nor ###'],
  ['#### Deep', 0, 'is a heading that is neither ## nor ###'],
])('reports unsupported Markdown with its line: %j', (written, line, message) => {
  expect(unsupportedMarkdown(written)).toEqual([
    { line, message: expect.stringContaining(message) },
  ]);
});

test('supports links, sources, tables and links to a heading', () => {
  const written = '[Burns](#hot-burns) [^who]\n\n## Hot: burns\n\n| Age |\n| --- |\n| 3 |';
  expect(unsupportedMarkdown(written)).toEqual([]);
  expect(blocksOf(written)).toMatchObject([
    { links: [{ href: '#in-post-hot-burns' }] },
    { id: 'in-post-hot-burns' },
    { tag: 'th', words: 'Age' },
    { tag: 'td', words: '3' },
  ]);
});

function siteNamed(name: string, slug: string) {
  const site = configuredSite();
  return { ...site, product: { ...site.product, name, slug } };
}

test('fills the slug into links and the name into text', () => {
  expect(
    postHtml(
      '<p>{product} has <a href="/{product}-offerings/{product}-vision">eye checks</a>.</p>',
      siteNamed('Two Words', 'two-words'),
    ),
  ).toBe('<p>Two Words has <a href="/two-words-offerings/two-words-vision">eye checks</a>.</p>');
});

test('keeps a number with its unit', () => {
  expect(postHtml('<li>38 °C (100.4 °F) or more</li>', siteNamed('A', 'a'))).toBe(
    '<li>38\u{a0}°C (100.4\u{a0}°F) or more</li>',
  );
});

test('escapes HTML in the name', () => {
  expect(postHtml('<p>{product}</p>', siteNamed('A & <b>', 'a'))).toBe('<p>A &amp; &lt;b></p>');
});
