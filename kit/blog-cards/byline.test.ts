import { expect, test } from '@jest/globals';
import { byline } from './byline.ts';

test('a post says who wrote it', () => {
  expect(byline('Asha $& Rao')).toBe('By Asha $& Rao');
});

test('a review by a parent reads as one', () => {
  expect(byline('Review')).toBe('A parent’s review');
});

test('a post that names nobody says nothing', () => {
  expect(byline('')).toBe('');
});
