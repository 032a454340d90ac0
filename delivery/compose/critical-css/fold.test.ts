import { expect, test } from '@jest/globals';
import { foldOf } from './fold.ts';

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
