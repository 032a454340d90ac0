import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RateLimitStore } from './rate-limit-store.ts';

const MINUTE_MS = 60_000;
const THREE_YEARS_MS = 3 * 365 * 86_400_000;

let uptime = 0;
beforeEach(() => {
  uptime = 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => uptime);
});
afterEach(() => {
  jest.restoreAllMocks();
});

function counter() {
  const store = new RateLimitStore({});
  return (key: string) => {
    let counted: { current: number; ttl: number } | undefined;
    store.incr(key, (_error, result) => (counted = result), MINUTE_MS, 2);
    return counted;
  };
}

test('counts each client’s requests separately until its window ends', () => {
  const count = counter();
  expect(count('one')).toEqual({ current: 1, ttl: MINUTE_MS });
  uptime += 10_000;
  expect(count('one')).toEqual({ current: 2, ttl: MINUTE_MS - 10_000 });
  expect(count('other')).toEqual({ current: 1, ttl: MINUTE_MS });
  uptime += MINUTE_MS - 10_000;
  expect(count('one')).toEqual({ current: 1, ttl: MINUTE_MS });
});

test.each([-THREE_YEARS_MS, -86_400_000, -3_600_000, THREE_YEARS_MS])(
  'neither ends a window early nor locks anyone out when the clock moves by %d ms',
  (step) => {
    const count = counter();
    count('one');
    const moved = Date.now() + step;
    jest.spyOn(Date, 'now').mockReturnValue(moved);
    expect(count('one')).toMatchObject({ current: 2 });
    uptime += MINUTE_MS;
    expect(count('one')).toEqual({ current: 1, ttl: MINUTE_MS });
  },
);

test('evicts only the least recently counted clients when there are too many', () => {
  const count = counter();
  for (let number = 0; number < 5000; number += 1) count(`client ${number}`);
  expect(count('client 0')).toMatchObject({ current: 2 });
  expect(count('newcomer')).toMatchObject({ current: 1 });
  expect(count('client 0')).toMatchObject({ current: 3 });
  expect(count('client 1')).toMatchObject({ current: 1 });
});
