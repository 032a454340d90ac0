import { afterEach, expect, jest, test } from '@jest/globals';
import shortDebounce from './short-debounce.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('calls once, after it was last asked, and never when it is cancelled', () => {
  jest.useFakeTimers();
  const call = jest.fn();
  const ask = shortDebounce(call, 50);
  ask();
  jest.advanceTimersByTime(49);
  ask();
  jest.advanceTimersByTime(49);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
  ask();
  ask.cancel();
  jest.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledTimes(1);
});
