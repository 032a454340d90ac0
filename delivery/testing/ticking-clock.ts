import { jest } from '@jest/globals';

/**
 * Mocks `Date.now` to advance by at least a millisecond per call, so that later events have later timestamps on any
 * machine. `jest.restoreAllMocks` restores it.
 */
export function tickingClock(): void {
  const real = Date.now;
  let last = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => {
    last = Math.max(last + 1, real());
    return last;
  });
}
