import { expect, test } from '@jest/globals';
import { preloadsIn } from './preloads.ts';

test('parses preload tags', () => {
  const tags =
    '<link rel="preload" as="image" href="/a.jpg?x=1&amp;y=&quot;2&quot;" fetchPriority="high"/>' +
    '<link rel="preload" as="image" imageSrcSet="/b.jpg 1x, /c.jpg 2x" imageSizes="100vw"/>';
  expect(preloadsIn(tags)).toEqual([
    { as: 'image', href: '/a.jpg?x=1&y="2"', fetchpriority: 'high' },
    { as: 'image', imagesrcset: '/b.jpg 1x, /c.jpg 2x', imagesizes: '100vw' },
  ]);
});

test('ignores all other HTML', () => {
  const tags = '<script>run()</script><link rel="preload" as="image" href="/a.jpg" onload="run()">';
  expect(preloadsIn(tags)).toEqual([{ as: 'image', href: '/a.jpg' }]);
  expect(preloadsIn('')).toEqual([]);
});
