import { type PostgresServer, startPostgres } from './start-postgres.ts';
import { TEST_POSTGRES_URL } from './test-postgres.ts';

/** The PostgreSQL server, for `jest-teardown.ts` to stop. */
export const runningPostgres: { server?: PostgresServer } = {};

/** Starts one PostgreSQL server per run. Several Jest projects call it; the first call does it. */
export default async function setUp(): Promise<void> {
  if (runningPostgres.server) return;
  const server = await startPostgres();
  process.env[TEST_POSTGRES_URL] = server.url;
  runningPostgres.server = server;
}
