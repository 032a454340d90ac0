import { expect, test } from '@jest/globals';
import { checkContent } from './check-content.ts';

test('the section has no prose problems', () => {
  expect(checkContent()).toEqual([]);
});
