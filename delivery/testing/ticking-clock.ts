import { jest } from '@jest/globals';

/**
 * Makes this test's clock move on by a millisecond at least with each look, so that what happens later is later,
 * however quick the machine. `jest.restoreAllMocks` ends it.
 */
export function tickingClock(): void {
  const real = Date.now;
  let last = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => {
    last = Math.max(last + 1, real());
    return last;
  });
}
