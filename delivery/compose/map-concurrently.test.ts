import { expect, test } from '@jest/globals';
import { mapConcurrently } from './map-concurrently.ts';

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('results come in the order of the items, and no more are worked on at once than said', async () => {
  let working = 0;
  let most = 0;
  const results = await mapConcurrently([3, 1, 2, 5, 4], 2, async (item) => {
    working += 1;
    most = Math.max(most, working);
    await later();
    working -= 1;
    return item * 10;
  });
  expect(results).toEqual([30, 10, 20, 50, 40]);
  expect(most).toBe(2);
});

test('after a failure nothing is begun, and nothing is still going on', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 1) throw new Error('out of ink');
    await later();
    ended.push(item);
  };
  await expect(mapConcurrently([1, 2, 3, 4], 2, work)).rejects.toThrow('out of ink');
  expect(begun).toEqual([1, 2]);
  expect(ended).toEqual([2]);
});
