import tearDownApi from '@site/api/testing/jest-teardown.ts';
import { runningSwift } from './jest-setup.ts';

/** Stops the servers that `jest-setup.ts` started. */
export default async function tearDown(): Promise<void> {
  await Promise.all([runningSwift.server?.stop(), tearDownApi()]);
}
