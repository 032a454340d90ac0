import { expect, test } from '@jest/globals';
import { pageFile } from './page-path.ts';

test.each([
  ['/', '/site/index.html'],
  ['/school', '/site/school/index.html'],
  ['/blog/101', '/site/blog/101/index.html'],
])('stores the page at %s as %s', (pathname, file) => {
  expect(pageFile('/site', pathname)).toBe(file);
});

test('stores a pattern page in the pattern’s folder, named after its status', () => {
  expect(pageFile('/site', '/blog/:id', 404)).toBe('/site/blog/404.html');
  expect(pageFile('/site', '/eyes/article/:id', 200)).toBe('/site/eyes/article/other.html');
});

test.each(['/:id', '/blog/:id/comments', '/:section/:id'])(
  'rejects %s as a pattern with a catch-all page',
  (pattern) => {
    expect(() => pageFile('/site', pattern)).toThrow('must have exactly one parameter, at its end');
  },
);
