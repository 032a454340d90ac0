import setUpApi from '@site/api/testing/jest-setup.ts';
import { isSwiftInstalled, startSwift, type SwiftServer } from './start-swift.ts';
import { TEST_SWIFT_ENDPOINT } from './test-swift.ts';

/** The object storage that is to be stopped when the run ends. */
export const runningSwift: { server?: SwiftServer } = {};

/** Starts what the tests of the API have, and one object storage where it is installed. */
export default async function setUp(): Promise<void> {
  const starting = isSwiftInstalled() ? startSwift() : undefined;
  await setUpApi();
  const server = await starting;
  if (!server) return;
  process.env[TEST_SWIFT_ENDPOINT] = server.endpoint;
  runningSwift.server = server;
}
