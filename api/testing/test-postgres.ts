import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Where the tests of one run find its PostgreSQL server. */
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL';

/** Runs statements on the test run's own PostgreSQL server, as its owner, in one of its databases if `url` names it. */
export async function runOnTestPostgres(statement: string, url = serverUrl()): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database and gives its address. */
export async function createTestDatabase(): Promise<string> {
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await runOnTestPostgres(`create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = name;
  return url.href;
}

function serverUrl(): string {
  const url = process.env[TEST_POSTGRES_URL];
  if (url === undefined) {
    throw new Error('PostgreSQL is started by Jest: run this file with `npx jest FILE`.');
  }
  return url;
}
