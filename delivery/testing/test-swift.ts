import { NO_SWIFT } from './start-swift.ts';

/** The environment variable with the URL of the run's object storage. Unset if Swift is not installed. */
export const TEST_SWIFT_ENDPOINT = 'TEST_SWIFT_ENDPOINT';

/** The URL of the run's object storage, or `null` with a notice on standard error. */
export function testSwift(): string | null {
  const endpoint = process.env[TEST_SWIFT_ENDPOINT];
  if (endpoint !== undefined) return endpoint;
  process.stderr.write(`${NO_SWIFT}\n`);
  return null;
}
