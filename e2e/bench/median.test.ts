import { expect, test } from '@jest/globals';
import { median } from './median.ts';

test('the middle one counts, whatever the order', () => {
  expect(median([30, 2, 10])).toBe(10);
});

test('between two in the middle it is halfway', () => {
  expect(median([4, 1, 100, 2])).toBe(3);
});

test('nothing has no median', () => {
  expect(() => median([])).toThrow('no median');
});
