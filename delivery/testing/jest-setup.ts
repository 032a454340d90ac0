import setUpApi from '@site/api/testing/jest-setup.ts';
import { TEST_POSTGRES_URL } from '@site/api/testing/test-postgres.ts';
import { isSwiftInstalled, startSwift, type SwiftServer } from './start-swift.ts';
import { TEST_SWIFT_ENDPOINT } from './test-swift.ts';

/** The object storage that is to be stopped when the run ends. */
export const runningSwift: { server?: SwiftServer } = {};

/** Starts one PostgreSQL server, unless the tests of the API have one, and one object storage where it is installed. */
export default async function setUp(): Promise<void> {
  const starting = isSwiftInstalled() ? startSwift() : undefined;
  if (process.env[TEST_POSTGRES_URL] === undefined) await setUpApi();
  const server = await starting;
  if (!server) return;
  process.env[TEST_SWIFT_ENDPOINT] = server.endpoint;
  runningSwift.server = server;
}
