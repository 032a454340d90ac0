import { expect, test } from '@jest/globals';
import { parseOrder, parsePart, wholeNumber } from './arguments.ts';

const id = '0123456789abcdef';

test('a part alone selects its newest release, and a part with an id selects that release', () => {
  expect(parseOrder(['mfe-blog'])).toEqual({
    parts: [{ name: 'mfe-blog', id: null }],
    config: false,
    posts: false,
  });
  expect(parseOrder(['shell', 'config', 'mfe-blog', id, 'mfe-home'])).toEqual({
    parts: [
      { name: 'shell', id: null },
      { name: 'mfe-blog', id },
      { name: 'mfe-home', id: null },
    ],
    config: true,
    posts: false,
  });
});

test.each([[['shop']], [['mfe-']], [['mfe-Shop']], [['mfe-blog', id, 'def']], [['config', id]]])(
  'rejects words that are not a part: %j',
  (words) => {
    expect(() => parseOrder(words)).toThrow(/^Unknown section "[^"]+"/);
  },
);

test('suggests the part closest to a typo', () => {
  expect(() => parsePart('mfe_blog')).toThrow(
    'Unknown section "mfe_blog". Did you mean "mfe-blog"?',
  );
  expect(() => parsePart('shel')).toThrow('Did you mean "shell"?');
  expect(() => parsePart('everything')).toThrow(/^Unknown section "everything"\. This project has/);
});

test.each(['0', '101', '1.5', '-1', 'ten', ''])('rejects %j as a number from 1 to 100', (word) => {
  expect(() => wholeNumber('--to', 1, 100)(word)).toThrow(
    '--to takes a whole number from 1 to 100.',
  );
});
