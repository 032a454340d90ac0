import { afterEach, beforeEach, jest } from '@jest/globals';

/**
 * A test in which something was logged as an error has failed, even when its assertions hold:
 * React reports wrong markup, missing keys and hydration differences only there.
 * A test that expects an error replaces `console.error` with its own mock.
 *
 * What is logged is noted and thrown when the test ends, never where it is logged: React logs while it
 * renders, treats what is thrown there as another error, renders again, and so on for ever.
 */
let consoleError: ReturnType<typeof jest.spyOn>;
let logged: string[] = [];

beforeEach(() => {
  logged = [];
  consoleError = jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    logged.push(args.map(String).join(' '));
  });
});

afterEach(() => {
  consoleError.mockRestore();
  if (logged.length > 0) throw new Error(`console.error was called: ${logged.join('\n')}`);
});

// jsdom has no navigation entries.
if (!('getEntriesByType' in performance)) {
  Object.assign(performance, { getEntriesByType: () => [] });
}
