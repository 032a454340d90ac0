import { expect, test } from '@jest/globals';
import { againstTwin, isMissed, markdownTable, median, missSentences } from './figures.ts';

test.each([
  ['lcpToTwin', 1.05, 1.051],
  ['tbtOverTwin', 50, 50.1],
  ['cls', 0, 0.0001],
  ['scriptBeforeLive', 10_000, 10_001],
  ['accessibility', 100, 99.5],
  ['requestDepth', 1, 2],
  ['promote', 2000, 2001],
])('%s may be %d and not %d', (name, limit, beyond) => {
  expect(isMissed(name, { [name]: limit })).toBe(false);
  expect(isMissed(name, { [name]: beyond })).toBe(true);
});

test('a figure without a budget, or without a value, misses nothing', () => {
  expect(isMissed('total', { total: 10_000_000 })).toBe(false);
  expect(isMissed('requestDepth', {})).toBe(false);
});

test('performance is judged only where the page without scripts reaches 100', () => {
  expect(isMissed('performance', { performance: 98, twinPerformance: 100 })).toBe(true);
  expect(isMissed('performance', { performance: 98, twinPerformance: 99 })).toBe(false);
});

test('a page is compared with its twin: paint as a ratio, blocking as a difference', () => {
  const page = againstTwin({ lcp: 1200, tbt: 90 }, { lcp: 1000, tbt: 30, performance: 100 });
  expect(page).toEqual({
    lcp: 1200,
    tbt: 90,
    twinPerformance: 100,
    lcpToTwin: 1.2,
    tbtOverTwin: 60,
  });
  expect(againstTwin({ lcp: 1, tbt: 0 }, {})['lcpToTwin']).toBeNaN();
});

test('the table marks misses, which are sentences too', () => {
  const columns = { '`/`': { tbtOverTwin: 20 }, '`/clinic`': { tbtOverTwin: 80, document: 9300 } };
  expect(markdownTable(columns)).toBe(
    [
      '|  | budget | `/` | `/clinic` |',
      '| --- | --- | --- | --- |',
      '| Total Blocking Time over the twin’s | ≤ 50 ms | 20 ms | **80 ms** |',
      '| Document |  |  | 9.3 kB |',
    ].join('\n'),
  );
  expect(missSentences(columns)).toEqual([
    '`/clinic`: Total Blocking Time over the twin’s is 80 ms, not ≤ 50 ms.',
  ]);
});

test('the median is the middle, or halfway between the two in the middle', () => {
  expect(median([30, 2, 10])).toBe(10);
  expect(median([4, 1, 100, 2])).toBe(3);
});
