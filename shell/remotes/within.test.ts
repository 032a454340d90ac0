import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import { within } from './within.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('settles like the promise, and leaves no timer running', async () => {
  await expect(within(1000, Promise.resolve('yes'))).resolves.toBe('yes');
  await expect(within(1000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

test('accepts a response that arrived while the page was busy or suspended past the timeout', async () => {
  jest.useRealTimers();
  const { promise, resolve } = deferred<string>();
  const answer = within(300, promise);
  const busyUntil = performance.now() + 400;
  while (performance.now() < busyUntil);
  setTimeout(() => resolve('there'));
  await expect(answer).resolves.toBe('there');
});
