import { type PostgresServer, startPostgres } from './start-postgres.ts';

/** Where the tests of one run find its PostgreSQL server. */
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL';

/** The server that is to be stopped when the run ends. */
export const runningPostgres: { server?: PostgresServer } = {};

/** Starts one PostgreSQL server for all test files of this workspace. */
export default async function setUp(): Promise<void> {
  const server = await startPostgres();
  process.env[TEST_POSTGRES_URL] = server.url;
  runningPostgres.server = server;
}
