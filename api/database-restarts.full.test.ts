import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repetitions } from '@site/kit/testing/repetitions.ts';
import { Client } from 'pg';
import { openDatabase } from './database/open-database.ts';
import { apiErrors } from './http/api-errors.ts';
import { startServiceProcess } from './testing/service-process.ts';
import { startPostgres, type PostgresServer } from './testing/start-postgres.ts';
import { environmentOf } from './testing/use-databases.ts';

const RESTARTS = repetitions(5);
/** Each terminates every session of the service several times over. */
const TERMINATION_ROUNDS = 10;
const TERMINATIONS_IN_A_ROUND = 10;
const SENDERS = 8;
/** How many messages must get through after each interruption before the next one, however slow the machine is. */
const STORED_BETWEEN = 20;

/** Only ends what hangs. */
const LONGEST_MS = 240_000 + RESTARTS * 10_000;

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

async function terminateSessions(): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  for (let round = 0; round < TERMINATIONS_IN_A_ROUND; round += 1) {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    await pause(5);
  }
  await client.end();
}

test(
  'under load, answers every form and neither loses nor duplicates a submission while PostgreSQL restarts, is killed and ends sessions',
  async () => {
    const service = await startServiceProcess(
      environmentOf({ dialect: 'postgres', url: postgres.url }),
    );
    const stored: string[] = [];
    const unexpected: unknown[] = [];
    let refused = 0;
    let made = 0;
    const enough = new AbortController();

    /** Sends one message after the other; each again and again, under its key, until it is acknowledged. */
    async function sendOn(): Promise<void> {
      while (!enough.signal.aborted) {
        made += 1;
        const email = `${made}@example.in`;
        for (let through = false; !through && !enough.signal.aborted;) {
          const answer = await fetch(`${service.base}/contact-us`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'idempotency-key': email,
              // Each try comes from a client of its own, or one client's limit would end the test.
              'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
            },
            body: JSON.stringify({ name: 'A', email, message: 'Hello' }),
          });
          const body: unknown = await answer.json();
          through = answer.status === 200;
          if (through) stored.push(email);
          else {
            refused += 1;
            const clear = JSON.stringify({ success: false, errors: apiErrors.databaseDown });
            if (answer.status !== 503 || JSON.stringify(body) !== clear) unexpected.push(body);
            await pause(5);
          }
        }
      }
    }

    const senders = Array.from({ length: SENDERS }, sendOn);
    const sending = Promise.all(senders);
    // A service that died refuses the connection, which ends the senders and with them this wait.
    const storedMore = async () => {
      const before = stored.length;
      while (stored.length < before + STORED_BETWEEN) await Promise.race([sending, pause(5)]);
    };
    await storedMore();
    for (let round = 0; round < TERMINATION_ROUNDS; round += 1) {
      await terminateSessions();
      await storedMore();
    }
    let restarts = 0;
    while (restarts < RESTARTS) {
      // Every other time it is killed, as by a crash.
      await postgres.restart(restarts % 2 === 0 ? 'SIGINT' : 'SIGKILL');
      restarts += 1;
      await storedMore();
    }
    enough.abort();
    await sending;
    expect((await fetch(`${service.base}/health`)).status).toBe(200);
    await service.kill();

    const database = await openDatabase({ dialect: 'postgres', url: postgres.url });
    const rows = await database.db.selectFrom('submissions').select('email_key').execute();
    await database.close();
    const emails = rows.map(({ email_key: email }) => email);
    const lost = stored.filter((email) => !emails.includes(email));
    expect(new Set(emails).size).toBe(emails.length);
    expect(lost).toEqual([]);
    expect(unexpected).toEqual([]);
    // Or the interruptions fell between the posts and nothing was tried.
    expect(refused).toBeGreaterThan(0);
  },
  LONGEST_MS,
);
