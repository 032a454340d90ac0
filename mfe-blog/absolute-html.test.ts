import { expect, test } from '@jest/globals';
import { absoluteHtml } from './absolute-html.ts';

const places = { siteUrl: 'https://site.example', page: 'https://site.example/blog/ears' };

test.each([
  ['<a href="/school">x</a>', '<a href="https://site.example/school">x</a>'],
  ['<a href="#source-1">1</a>', '<a href="https://site.example/blog/ears#source-1">1</a>'],
  ['<img src="/a.webp" alt="" />', '<img src="https://site.example/a.webp" alt="" />'],
  [
    '<source type="image/webp" srcset="/a-400.webp 400w, /a-800.webp 800w" />',
    '<source type="image/webp" srcset="https://site.example/a-400.webp 400w, https://site.example/a-800.webp 800w" />',
  ],
])('%s can be read anywhere', (html, absolute) => {
  expect(absoluteHtml(html, places)).toBe(absolute);
});

test.each([
  '<a href="https://who.int/" rel="nofollow">x</a>',
  '<a href="tel:112">112</a>',
  '<p>Write href="/school" and src="/a".</p>',
])('%s stays as it is', (html) => {
  expect(absoluteHtml(html, places)).toBe(html);
});
