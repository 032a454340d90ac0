import { expect, test } from '@jest/globals';
import { createUuidV7Source } from './uuid-v7.ts';

test('an id carries its time, version and variant', () => {
  const next = createUuidV7Source(() => 0x0123_4567_89ab);
  expect(next()).toMatch(/^01234567-89ab-7000-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids sort as they were made, within a millisecond, past its end and when the clock steps back', () => {
  const clock = [5, 5, 4, 1, ...Array.from({ length: 10_000 }, () => 5), 6, 7];
  const next = createUuidV7Source(() => clock.shift() ?? 8);
  const ids = Array.from({ length: clock.length }, () => next());
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});
