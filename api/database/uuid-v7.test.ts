import { expect, test } from '@jest/globals';
import { createUuidV7Source, momentAfter } from './uuid-v7.ts';

test('encodes the time, version and variant in an id', () => {
  const next = createUuidV7Source(() => 0x0123_4567_89ab);
  expect(next()).toMatch(/^01234567-89ab-7000-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids sort in creation order, within a millisecond, when its counter overflows and when the clock goes back', () => {
  const clock = [5, 5, 4, 1, ...Array.from({ length: 10_000 }, () => 5), 6, 7];
  const next = createUuidV7Source(() => clock.shift() ?? 8);
  const ids = Array.from({ length: clock.length }, () => next());
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids of a later generator sort after earlier ids, however far back the clock has gone', () => {
  const before = Array.from(
    { length: 3 },
    createUuidV7Source(() => 1e12),
  );
  const after = createUuidV7Source(
    () => 1e9,
    () => momentAfter(before.at(-1)),
  );
  const ids = [...before, after(), after()];
  expect(ids).toEqual(ids.toSorted());
  expect(momentAfter(undefined)).toBe(0);
});
