import { expect, test } from '@jest/globals';
import { releaseInText } from './page-signal.ts';

const origin = 'https://www.pebble.example';
const part = { name: 'mfe-blog', release: '0123456789abcdef' };
const file = '/r/mfe-blog/0123456789abcdef/chunk-1.js';

test('finds the release in a file path, a script URL on this site and a stack trace', () => {
  expect(releaseInText(file, '')).toEqual(part);
  expect(releaseInText(origin + file, origin)).toEqual(part);
  const stack = `TypeError: x\n    at open (${origin}${file}:1:23)\n    at ${origin}/r/shell/fedcba9876543210/shell.js:1:2`;
  expect(releaseInText(stack, origin)).toEqual(part);
});

test.each([
  '',
  'https://elsewhere.example/r/mfe-blog/0123456789abcdef/chunk-1.js',
  'chrome-extension://abc/r/mfe-blog/0123456789abcdef/chunk-1.js',
  `${origin}/r/mfe-blog/latest/chunk-1.js`,
  `${origin}/website/assets/desk.js`,
])('finds no release in "%s"', (text) => {
  expect(releaseInText(text, origin)).toBeNull();
});
