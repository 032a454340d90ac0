import { expect, test } from '@jest/globals';
import { foldOf, htmlBeforeSheets } from './fold.ts';
import { seenElements } from './can-match.ts';
import { criticalSheet, fullSheets } from './critical-sheet.ts';
import { array, assert, constantFrom, letrec, oneof, property, string, tuple } from 'fast-check';
import { distinctionsOf, shapeOf } from './shape-of.ts';

/** The part of a fragment before its fold. */
const before = (html: string) => html.slice(0, foldOf(html));

test('ends the first screen after the first element by default', () => {
  const top = '<section class="a"><section>in</section><br/><img src="x"/></section>';
  expect(before(`${top}<section>next</section>`)).toBe(top);
  expect(before('<h1>One</h1><p>Two</p>')).toBe('<h1>One</h1>');
  expect(before('<img src="x"/><p>Two</p>')).toBe('<img src="x"/>');
});

test('distinguishes element names that share a prefix', () => {
  expect(before('<s>a<section>b</section></s><p>c</p>')).toBe('<s>a<section>b</section></s>');
});

test('ends the first screen at an explicit fold mark', () => {
  const html = '<div><h1>One</h1><ul class="ui-facts" data-fold=""><li>Two</li></ul></div>';
  expect(before(html)).toBe('<div><h1>One</h1>');
});

test('ignores fold marks in text', () => {
  const html = '<p title="data-fold=">a data-fold in words</p><p>next</p>';
  expect(before(html)).toBe('<p title="data-fold=">a data-fold in words</p>');
});

test('a fragment without elements has nothing above the fold', () => {
  expect(foldOf('')).toBe(0);
  expect(foldOf('words')).toBe(0);
});

const sheet = (address: string) => ({ address, integrity: 'sha256-abc' });
const head = '<!doctype html><html><head><link rel="stylesheet" href="/a.css"></head>';

test('returns the body up to the first full sheet', () => {
  const sheets = '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';
  const document = `${head}<body><header>Menu</header><h1>School</h1>${sheets}<p>More</p></body></html>`;
  expect(htmlBeforeSheets(document, [sheet('/a.css'), sheet('/b.css')])).toBe(
    '<!doctype html><html><body><header>Menu</header><h1>School</h1>',
  );
});

test('returns the whole body if it has no sheets', () => {
  expect(htmlBeforeSheets(`${head}<body><p>All</p></body>`, [sheet('/a.css')])).toContain(
    '<p>All</p>',
  );
});

/** The critical CSS for a fragment of HTML, extracted from full stylesheets. */
const sheetFor = (html: string, ...sheets: readonly string[]) =>
  criticalSheet(fullSheets(sheets), seenElements(`<!doctype html><html><body>${html}`));

test('keeps the rules and selectors that an element can match', () => {
  const sheet = '.a,h1{order:1}.b{order:2}#c{order:3}p{order:4}ul{order:5}[title]{order:6}';
  expect(sheetFor('<p class="a" title="x" id="c">', sheet)).toBe(
    '.a{order:1}#c{order:3}p{order:4}[title]{order:6}',
  );
});

test.each([
  ['.a .b', '<div class="a"><p><i class="b">', true],
  ['.a .b', '<div class="b"><p class="a">', false],
  ['.a>.b', '<div class="a"><p><i class="b">', false],
  ['.a>.b', '<div class="a"><i class="b">', true],
  ['.a+.b', '<i class="a"></i><i class="b">', true],
  ['.a.b', '<i class="a"></i><i class="b">', false],
  [':where(.a,.b) i', '<p class="b"><i>', true],
  [':is(.a .b)', '<p class="b"><i>', false],
  ['li:nth-child(3)', '<ol><li>', true],
  ['p:not(.a)', '<p class="a">', true],
  ['ul:has(>li)', '<ul><li>', true],
  ['ul:has(>li.a)', '<ul><li>', false],
  ['[type=radio]', '<input type="radio">', true],
  ['[type=radio]', '<input type="text">', false],
  ['a[href^=tel\\:]', '<a href="tel:1">', true],
  ['a[href^=tel\\:]', '<a href="/tel:1">', false],
  ['a[href$=".pdf"]', '<a href="/a.pdf">', true],
  ['a[href$=".pdf"]', '<a href="/a.pdf?">', false],
  ['a[href*="a b"]', '<a href="/a b/">', true],
  ['a[href*="a b"]', '<a href="/ab/">', false],
  ['[aria-current]', '<a aria-current="page">', true],
  ['[open]>p', '<details><p>', true],
  [':root', '', true],
  ['.a:before', '<p class="a">', true],
  ['::placeholder', '<p>', false],
  ['::placeholder', '<input type="radio">', false],
  ['::placeholder', '<input>', true],
])('treats %s like %s', (selector, html, isKept) => {
  expect(sheetFor(html, `${selector}{order:1}`)).toBe(isKept ? `${selector}{order:1}` : '');
});

test('omits styles that require an interaction, except for the first Tab focus', () => {
  const sheet =
    'a:hover{order:1}a:active{order:2}a:focus{order:3}a{transition:color 1s;cursor:grab}';
  expect(sheetFor('<a href="/">x</a>', sheet)).toBe('a:focus{order:3}');
});

test('omits styles for closed popovers', () => {
  const sheet = '.menu{order:1}.menu a{order:2}';
  expect(sheetFor('<div popover="auto" class="menu"><a>x</a></div>', sheet)).toBe('');
});

test('keeps width queries, but not print and forced-colours rules', () => {
  const sheet =
    '@media (width>=761px){.a{order:1}.b{order:2}}@media (width>=1025px){.b{order:3}}@media print{.a{order:4}}@media (forced-colors:active){.a{order:5}}';
  expect(sheetFor('<p class="a">', sheet)).toBe('@media (width>=761px){.a{order:1}}');
});

test('drops duplicate and no-op declarations', () => {
  const sheet =
    '.a{text-decoration:inherit;text-decoration:inherit;font-feature-settings:normal;content:"a, b"}.b{font-feature-settings:"tnum"}';
  expect(sheetFor('<p class="a b">', sheet)).toBe(
    '.a{text-decoration:inherit;content:"a, b"}.b{font-feature-settings:"tnum"}',
  );
});

test('keeps the layer order of the full sheets', () => {
  const shell = '@layer base{.b{order:1}}@layer shell{.a{order:2}}';
  const section = '@layer base,shell,remote;@layer remote.x{.a{order:3}}';
  expect(sheetFor('<p class="a">', shell, section)).toBe(
    '@layer base,shell,remote,remote.x;@layer shell{.a{order:2}}@layer remote.x{.a{order:3}}',
  );
});

test('keeps custom properties in use, with their dependencies and overrides', () => {
  const sheet = [
    ':root{--ink:#123;--line:1px solid var(--ink);--gap:1px;--hue:red;--unread:2px}',
    '@media (width>=761px){:root{--gap:2px;--unread:3px}}',
    '.sun{--hue:gold}.b{--hue:blue}',
    '.a{border:var(--line);gap:var(--gap);color:var(--hue,calc(1px + (2px)))}',
  ].join('');
  expect(sheetFor('<p class="a sun">', sheet)).toBe(
    ':root{--ink:#123;--line:1px solid var(--ink);--gap:1px;--hue:red}@media (width>=761px){:root{--gap:2px}}.sun{--hue:gold}.a{border:var(--line);gap:var(--gap);color:var(--hue,calc(1px + (2px)))}',
  );
});

test('keeps fonts and registered properties in use', () => {
  const sheet = [
    '@font-face{font-family:"Round 2";src:url(r.woff2)}@font-face{font-family:Other;src:url(o.woff2)}',
    '@property --tw-x{syntax:"*";inherits:false}@property --tw-y{syntax:"*";inherits:false}',
    '.a{font:600 1rem/1.2 "Round 2",sans-serif;translate:var(--tw-x)}',
    '@keyframes turn{to{rotate:1turn}}',
  ].join('');
  expect(sheetFor('<p class="a">', sheet)).toBe(
    '@font-face{font-family:"Round 2";src:url(r.woff2)}@property --tw-x{syntax:"*";inherits:false}.a{font:600 1rem/1.2 "Round 2",sans-serif;translate:var(--tw-x)}',
  );
});

const sheets = fullSheets([
  '@layer a,b;.a{order:1}#b{order:2}[data-c=d] p{order:3}input{order:4}.a>p:empty{order:5}',
  'a[href^="/blog"]{order:6}td p{order:7}[hidden]{order:8}',
]);
const distinctions = distinctionsOf(sheets);

test('a shape excludes text and attributes that no selector uses', () => {
  const one = '<p id="one" class="a" title="One">First <a href="/blog/1">words</a></p>';
  const other = '<p id="two" class="a" title="Two">Other &gt; words <a href="/blog/2">x</a></p>';
  expect(shapeOf(one, distinctions)).toBe(shapeOf(other, distinctions));
});

/** Random elements with attributes and text like those of pages. */
const html = letrec<{ node: string }>((tie) => ({
  node: oneof(
    { depthSize: 'small' },
    constantFrom('', ' ', 'words', 'two "words" = x', '<input type="radio">', '<!-- -->'),
    tuple(
      constantFrom('p', 'div', 'a', 'table', 'td', 'ul', 'li', 'b'),
      constantFrom(
        '',
        ' class="a"',
        ' id="b"',
        ' hidden',
        ' href="/blog/1"',
        ' href="/&amp;"',
        ' title="t"',
      ),
      constantFrom('', ' data-c="d"', ' aria-label="a b"', ' popover=""', ' lang="hi"'),
      array(tie('node'), { maxLength: 3 }),
    ).map(([tag, one, two, inside]) => `<${tag}${one}${two}>${inside.join('')}</${tag}>`),
  ),
})).node;

test('documents of the same shape share a sheet', () => {
  const sheetOf = new Map<string, string>();
  assert(
    property(html, string(), (beginning, words) => {
      const varied = beginning
        .replaceAll('words', `words ${words.replaceAll(/[<>&"]/g, '')}`)
        .replaceAll('title="t"', 'title="another"')
        .replaceAll('/blog/1', '/blog/2');
      for (const each of [beginning, varied]) {
        const page = `<!doctype html><html><body>${each}`;
        const shape = shapeOf(page, distinctions);
        const sheet = criticalSheet(sheets, seenElements(page));
        expect(sheet).toBe(sheetOf.get(shape) ?? sheet);
        sheetOf.set(shape, sheet);
      }
    }),
    { numRuns: 500, seed: 20_261_128 },
  );
});
