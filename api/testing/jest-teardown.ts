import { runningPostgres } from './jest-setup.ts';

/** Stops the PostgreSQL server that `jest-setup.ts` started. Later calls do nothing. */
export default async function tearDown(): Promise<void> {
  const { server } = runningPostgres;
  delete runningPostgres.server;
  await server?.stop();
}
