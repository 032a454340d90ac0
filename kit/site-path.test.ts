import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { sitePath } from './site-path.ts';

test.each([
  ['/', true],
  ['/{product}-offerings/{product}-vision', true],
  ['/blog/101', true],
  ['', false],
  ['school', false],
  ['//example.org', false],
  ['https://example.org/', false],
  ['/a b', false],
  ['/school?x=1', false],
])('%j may be a page of this site: %s', (path, allowed) => {
  expect(v.is(sitePath, path)).toBe(allowed);
});
