import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { sitePath } from './site-path.ts';

test.each(['/', '/school', '/{product}-offerings/{product}-vision', '/blog/101'])(
  '%s may be a page of this site',
  (path) => {
    expect(v.is(sitePath, path)).toBe(true);
  },
);

test.each(['', 'school', '//example.org', 'https://example.org/', '/a b', '/school?x=1'])(
  '"%s" is no page of this site',
  (path) => {
    expect(v.is(sitePath, path)).toBe(false);
  },
);
