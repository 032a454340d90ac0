import { expect, test } from '@jest/globals';
import { pageFile } from './page-path.ts';

test.each([
  ['/', '/site/index.html'],
  ['/school', '/site/school/index.html'],
  ['/blog/101', '/site/blog/101/index.html'],
])('the page at %s is the file %s', (pathname, file) => {
  expect(pageFile('/site', pathname)).toBe(file);
});
