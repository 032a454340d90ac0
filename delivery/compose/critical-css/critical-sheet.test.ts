import { expect, test } from '@jest/globals';
import { criticalSheet } from './critical-sheet.ts';
import { fullSheets } from './full-sheets.ts';
import { seenElements } from './seen-elements.ts';

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
