import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The environment variable with the URL of the run's PostgreSQL server. */
export const TEST_POSTGRES_URL = 'TEST_POSTGRES_URL';

/** Runs statements as the owner on the run's PostgreSQL server, in the default database or the one at `url`. */
export async function runOnTestPostgres(statement: string, url = serverUrl()): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database, empty unless it copies another one, and returns its URL. */
export async function createTestDatabase(template = 'template1'): Promise<string> {
  const name = `site_${randomUUID().replaceAll('-', '')}`;
  await runOnTestPostgres(`create database ${name} template ${template}`);
  const url = new URL(serverUrl());
  url.pathname = name;
  return url.href;
}

function serverUrl(): string {
  const url = process.env[TEST_POSTGRES_URL];
  if (url === undefined) {
    throw new Error('Jest starts PostgreSQL: run this file with `npx jest FILE`.');
  }
  return url;
}
