import { expect, test } from '@jest/globals';
import { soundsDangerous } from './danger-queries.ts';

test.each([
  'dog bite',
  'Snake',
  'burnt hand',
  'choking',
  'head injury',
  'fell on his head',
  'poison',
  'saanp ne kata',
])('“%s” sounds dangerous', (query) => {
  expect(soundsDangerous(query)).toBe(true);
});

test.each(['autism', 'bites nails', 'headache', 'hot weather', ''])(
  '“%s” does not sound dangerous',
  (query) => {
    expect(soundsDangerous(query)).toBe(false);
  },
);
