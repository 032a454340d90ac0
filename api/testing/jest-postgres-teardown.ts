import { runningPostgres } from './jest-postgres-setup.ts';

/** Stops the PostgreSQL server that `jest-postgres-setup.ts` started. */
export default async function tearDown(): Promise<void> {
  await runningPostgres.server?.stop();
}
