import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { apiErrors } from './http/api-errors.ts';
import { postJson } from './testing/post-form.ts';
import { useDatabases } from './testing/use-databases.ts';

/** Stops the clock by which a form gives up. Returns a function that sets it a minute ahead and starts it again. */
function stopClock(): () => void {
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now());
  return () => void clock.mockImplementation(() => now() + 60_000);
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('while another process has the write lock', () => {
  const { newDatabase, start } = useDatabases('sqlite');

  /** A service, and another connection that can lock its database. */
  async function open() {
    const database = await newDatabase();
    if (database.dialect !== 'sqlite') throw new Error('This test is about the embedded database.');
    const service = await start({ database });
    const read = async () => {
      // Lets a form that was sent before reach the database first.
      await setImmediate();
      return (await service.fastify.inject('/api/published-blogs')).statusCode;
    };
    return { service, read, other: new Database(database.file) };
  }

  test('reads still work, a form is rejected in time with a clear error, and a retry stores it once', async () => {
    const { service, read, other } = await open();
    const send = (number: number) => {
      const message = { name: 'Asha', email: `${number}@example.in`, message: 'Hello' };
      return postJson(service, 'contact-us', message, { 'idempotency-key': `press-${number}` });
    };
    await send(0);

    const passMinute = stopClock();
    other.exec('begin immediate');
    let answered = 0;
    const posts = [1, 2, 3].map((number) => send(number).finally(() => (answered += 1)));
    for (let reads = 0; reads < 20; reads += 1) expect(await read()).toBe(200);
    expect(answered).toBe(0);
    passMinute();
    const refused = await Promise.all(posts);
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
  });

  test('waits for a brief lock and stores the form', async () => {
    const { service, read, other } = await open();
    stopClock();
    other.exec('begin immediate');
    let isAnswered = false;
    const form = { email: 'asha@example.in', purpose: 'WAITING_LIST' };
    const sending = postJson(service, 'subscribe-public', form).finally(() => (isAnswered = true));
    for (let reads = 0; reads < 20; reads += 1) expect(await read()).toBe(200);
    expect(isAnswered).toBe(false);
    other.exec('rollback');
    other.close();
    expect((await sending).status).toBe(200);
  });
});
