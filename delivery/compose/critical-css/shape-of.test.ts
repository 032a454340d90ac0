import { expect, test } from '@jest/globals';
import { array, assert, constantFrom, letrec, oneof, property, string, tuple } from 'fast-check';
import { criticalSheet } from './critical-sheet.ts';
import { distinctionsOf } from './distinctions.ts';
import { fullSheets } from './full-sheets.ts';
import { seenElements } from './seen-elements.ts';
import { shapeOf } from './shape-of.ts';

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
        const page = `<!doctype html><body>${each}`;
        const shape = shapeOf(page, distinctions);
        const sheet = criticalSheet(sheets, seenElements(page));
        expect(sheet).toBe(sheetOf.get(shape) ?? sheet);
        sheetOf.set(shape, sheet);
      }
    }),
    { numRuns: 500 },
  );
});
