import { expect, test } from '@jest/globals';
import { routePattern } from './route-pattern.ts';

const patterns = ['/', '/blog', '/blog/:id', '/assessments/adhd', '/checklists/adhd/*'];

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/101', '/blog/:id'],
  ['/blog/:id', '/blog/:id'],
  ['/assessments/adhd', '/assessments/adhd'],
  ['/checklists/adhd', '/checklists/adhd/*'],
  ['/checklists/adhd/hi/2', '/checklists/adhd/*'],
])('%s is a page of %s', (pathname, pattern) => {
  expect(routePattern(patterns, pathname)).toBe(pattern);
});

test.each(['/Blog', '/blog/101/more', '/checklists', '/nowhere'])(
  '%s is a page of none',
  (pathname) => {
    expect(routePattern(patterns, pathname)).toBeNull();
  },
);
