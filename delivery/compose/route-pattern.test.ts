import { expect, test } from '@jest/globals';
import { routePattern } from './route-pattern.ts';

const patterns = ['/', '/blog', '/blog/:id', '/assessments/adhd', '/checklists/adhd/*'];

test.each([
  ['/', '/'],
  ['/blog/101', '/blog/:id'],
  ['/blog/:id', '/blog/:id'],
  ['/assessments/adhd', '/assessments/adhd'],
  ['/checklists/adhd', '/checklists/adhd/*'],
  ['/checklists/adhd/hi/2', '/checklists/adhd/*'],
  ['/Blog', null],
  ['/blog/101/more', null],
  ['/checklists', null],
])('%s is a page of %s', (pathname, pattern) => {
  expect(routePattern(patterns, pathname)).toBe(pattern);
});
