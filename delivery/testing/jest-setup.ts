import setUpApi from '@site/api/testing/jest-setup.ts';
import { isFullRun } from '@site/kit/testing/full-run.ts';
import { isSwiftInstalled, startSwift, type SwiftServer } from './start-swift.ts';
import { TEST_SWIFT_ENDPOINT } from './test-swift.ts';

/** The object storage server, for `jest-teardown.ts` to stop. */
export const runningSwift: { server?: SwiftServer } = {};

/** Runs the API's setup. In a full run, starts one object storage server if Swift is installed. */
export default async function setUp(): Promise<void> {
  const starting = isFullRun && isSwiftInstalled() ? startSwift() : undefined;
  await setUpApi();
  const server = await starting;
  if (!server) return;
  process.env[TEST_SWIFT_ENDPOINT] = server.endpoint;
  runningSwift.server = server;
}
