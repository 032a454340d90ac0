import { expect, test } from '@jest/globals';
import { formatDay } from './checklist-foot.tsx';

test.each([
  ['en', '22 November 2026'],
  ['hi', '22 नवंबर 2026'],
  ['kn', '22 ನವೆಂಬರ್ 2026'],
] as const)('writes out a date in %s', (language, words) => {
  expect(formatDay('2026-11-22', language)).toBe(words);
});
