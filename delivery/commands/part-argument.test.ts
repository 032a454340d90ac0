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

test.each([[[]], [['mfe-shop']], [['mfe-blog', 'abc', 'def']]])(
  'words that fit nowhere are refused with the names of the parts: %j',
  (words) => {
    expect(() => partsWithIds(words)).toThrow(/mfe-home, mfe-assessments/);
  },
);
