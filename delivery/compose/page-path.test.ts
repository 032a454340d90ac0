import { expect, test } from '@jest/globals';
import { pageFile } from './page-path.ts';

test.each([
  ['/', '/site/index.html'],
  ['/school', '/site/school/index.html'],
  ['/blog/101', '/site/blog/101/index.html'],
])('the page at %s is the file %s', (pathname, file) => {
  expect(pageFile('/site', pathname)).toBe(file);
});

test('the page of a pattern stands in its folder, by what it is sent as', () => {
  expect(pageFile('/site', '/blog/:id', 404)).toBe('/site/blog/404.html');
  expect(pageFile('/site', '/eyes/article/:id', 200)).toBe('/site/eyes/article/other.html');
});

test.each(['/:id', '/blog/:id/comments', '/:section/:id'])(
  '%s cannot have a page that stands for all its addresses',
  (pattern) => {
    expect(() => pageFile('/site', pattern)).toThrow('does not end in its only parameter');
  },
);
