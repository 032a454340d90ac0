import { runningPostgres } from './jest-setup.ts';

/** Stops the PostgreSQL server that `jest-setup.ts` started. */
export default async function tearDown(): Promise<void> {
  await runningPostgres.server?.stop();
}
