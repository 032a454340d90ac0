import { expect, test } from '@jest/globals';
import { byline } from './byline.ts';

test.each([
  ['Asha $& Rao', 'By Asha $& Rao'],
  ['Review', 'A parent’s review'],
  ['', ''],
])('the byline of %p is %p', (author, line) => {
  expect(byline(author)).toBe(line);
});
