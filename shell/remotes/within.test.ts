import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import { within } from './within.ts';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('an answer in time is the answer, and no clock goes on ticking', async () => {
  await expect(within(1000, Promise.resolve('yes'))).resolves.toBe('yes');
  await expect(within(1000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

test('no answer in time is a failure that says how long it took', async () => {
  await Promise.all([
    expect(within(1000, deferred().promise)).rejects.toThrow('No answer within 1000 ms.'),
    jest.advanceTimersByTimeAsync(1000),
  ]);
});

test('who asks says what kind of failure no answer is', async () => {
  const tooLate = (reason: string) => new RangeError(`${reason} Try again.`);
  await Promise.all([
    expect(within(1000, deferred().promise, tooLate)).rejects.toThrow(
      new RangeError('No answer within 1000 ms. Try again.'),
    ),
    jest.advanceTimersByTimeAsync(1000),
  ]);
});

test('an answer that comes too late changes nothing', async () => {
  const { promise, reject } = deferred();
  const answer = within(1000, promise);
  await Promise.all([
    expect(answer).rejects.toThrow('No answer within 1000 ms.'),
    jest.advanceTimersByTimeAsync(1000),
  ]);
  reject(new Error('late'));
  await expect(answer).rejects.toThrow('No answer within 1000 ms.');
});

test('a page that was busy or asleep past its limit still takes an answer that came meanwhile', async () => {
  jest.useRealTimers();
  const { promise, resolve } = deferred<string>();
  const answer = within(300, promise);
  const busyUntil = performance.now() + 400;
  while (performance.now() < busyUntil);
  setTimeout(() => resolve('there'));
  await expect(answer).resolves.toBe('there');
});
