import { expect, test } from '@jest/globals';
import { vitalNames } from '@site/kit/signals/page-signal.ts';
import { bucketOf, p75Of, vitalBuckets } from './vital-buckets.ts';

test('edges ascend and include the thresholds for good and poor', () => {
  for (const name of vitalNames) {
    const { edges, good, poor } = vitalBuckets[name];
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
    const limits = [good, poor].filter((limit) => limit !== undefined);
    expect(edges).toEqual(expect.arrayContaining(limits));
  }
});

test('puts a value in the first bucket whose edge it does not exceed', () => {
  expect(bucketOf('lcp', 0)).toBe(0);
  expect(bucketOf('lcp', 2500)).toBe(4);
  expect(bucketOf('lcp', 2500.1)).toBe(5);
  expect(bucketOf('lcp', 60_000)).toBe(vitalBuckets.lcp.edges.length);
  expect(bucketOf('cls', 0)).toBe(0);
});

test('computes the 75th percentile from the buckets', () => {
  const counts = (...each: readonly (readonly [value: number, count: number])[]) =>
    new Map(each.map(([value, count]) => [bucketOf('lcp', value), count]));
  expect(p75Of('lcp', counts([400, 75], [9000, 25]))).toBe(500);
  expect(p75Of('lcp', counts([400, 74], [2400, 26]))).toBe(2500);
  expect(p75Of('lcp', counts([400, 1], [50_000, 3]))).toBe('infinite');
  expect(p75Of('lcp', new Map())).toBeNull();
});
