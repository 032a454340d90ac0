import { NO_SWIFT } from './start-swift.ts';

/** Where the tests of one run find its object storage; not set where none can be started. */
export const TEST_SWIFT_ENDPOINT = 'TEST_SWIFT_ENDPOINT';

/** The address of the test run's object storage; `null`, and a sentence on the terminal, where there is none. */
export function testSwift(): string | null {
  const endpoint = process.env[TEST_SWIFT_ENDPOINT];
  if (endpoint !== undefined) return endpoint;
  process.stderr.write(`${NO_SWIFT}\n`);
  return null;
}
