import { expect, test } from '@jest/globals';
import { mapConcurrently } from './map-concurrently.ts';

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('stops starting calls after a failure and waits for those in flight', async () => {
  const ended: number[] = [];
  const work = async (item: number) => {
    if (item === 1) throw new Error('out of ink');
    await later();
    ended.push(item);
  };
  await expect(mapConcurrently([1, 2, 3, 4], 2, work)).rejects.toThrow('out of ink');
  expect(ended).toEqual([2]);
  await later();
  await later();
  expect(ended).toEqual([2]);
});
