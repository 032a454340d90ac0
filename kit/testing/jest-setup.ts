import { afterEach, beforeEach, jest } from '@jest/globals';

/**
 * Fails any test that logs an error, even if its assertions pass: React reports invalid markup, missing keys and
 * hydration mismatches only there. A test that expects an error mocks `console.error`.
 *
 * Errors are collected and thrown after the test, not when logged: React logs while rendering, treats a throw there as
 * another error, renders again, and loops.
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
