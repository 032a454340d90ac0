import { expect, test } from '@jest/globals';
import { partsWithIds } from './part-argument.ts';

test('a part alone stands for its newest release, a word after it for one release', () => {
  expect(partsWithIds(['mfe-blog'])).toEqual([{ name: 'mfe-blog', id: null }]);
  expect(partsWithIds(['shell', 'mfe-blog', 'abc', 'mfe-home'])).toEqual([
    { name: 'shell', id: null },
    { name: 'mfe-blog', id: 'abc' },
    { name: 'mfe-home', id: null },
  ]);
});

test.each([[[]], [['shop']], [['mfe-']], [['mfe-Shop']], [['mfe-blog', 'abc', 'def']]])(
  'words that fit nowhere are refused with what parts are called: %j',
  (words) => {
    expect(() => partsWithIds(words)).toThrow(/A part is shell, or a section such as mfe-blog/);
  },
);
