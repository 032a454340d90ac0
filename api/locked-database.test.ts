import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { apiErrors } from './http/api-errors.ts';
import { postJson } from './testing/post-form.ts';
import { useDatabases } from './testing/use-databases.ts';

/** Makes time pass five times as fast, so that a form gives up within a second. */
function hurry(): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => 5 * now());
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('while another process has the write lock', () => {
  const { newDatabase, start } = useDatabases('sqlite');

  test('reads still work, a form is rejected in time with a clear error, and a retry stores it once', async () => {
    const database = await newDatabase();
    if (database.dialect !== 'sqlite') throw new Error('This test is about the embedded database.');
    const service = await start({ database });
    const send = (number: number) => {
      const message = { name: 'Asha', email: `${number}@example.in`, message: 'Hello' };
      return postJson(service, 'contact-us', message, { 'idempotency-key': `press-${number}` });
    };
    await send(0);

    hurry();
    const other = new Database(database.file);
    other.exec('begin immediate');
    let reads = 0;
    const answered = new AbortController();
    const posts = Promise.all([1, 2, 3].map(send)).finally(() => answered.abort());
    await new Promise(setImmediate);
    while (!answered.signal.aborted) {
      const read = await service.fastify.inject({ url: '/api/published-blogs' });
      reads += 1;
      expect(read.statusCode).toBe(200);
      await pause(20);
    }
    // Many were answered while the forms waited; SQLite's own waiting would let one through after each form.
    expect(reads).toBeGreaterThan(10);
    const refused = await posts;
    other.exec('rollback');
    other.close();

    for (const answer of refused) {
      expect(answer).toMatchObject({
        status: 503,
        body: { success: false, errors: apiErrors.databaseDown },
        headers: { 'retry-after': '30' },
      });
    }

    for (const answer of await Promise.all([1, 2, 3].map(send))) expect(answer.status).toBe(200);
    const emails = (await service.rows()).map(({ email }) => email);
    expect(emails).toHaveLength(4);
    expect(new Set(emails)).toEqual(new Set([0, 1, 2, 3].map((number) => `${number}@example.in`)));
  }, 120_000);

  test('waits for a brief lock and stores the form', async () => {
    const database = await newDatabase();
    if (database.dialect !== 'sqlite') throw new Error('This test is about the embedded database.');
    const service = await start({ database });
    const other = new Database(database.file);
    other.exec('begin immediate');
    const sending = postJson(service, 'subscribe-public', {
      email: 'asha@example.in',
      purpose: 'WAITING_LIST',
    });
    await pause(200);
    other.exec('rollback');
    other.close();
    expect((await sending).status).toBe(200);
  });
});
