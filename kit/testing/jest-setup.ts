import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, jest } from '@jest/globals';

/**
 * A test in which something was logged as an error has failed, even when its assertions hold:
 * React reports wrong markup, missing keys and hydration differences only there.
 * A test that expects an error replaces `console.error` with its own mock.
 */
let consoleError: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error was called: ${args.map(String).join(' ')}`);
  });
});

afterEach(() => {
  consoleError.mockRestore();
});
