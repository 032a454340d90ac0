import { describe, expect, test } from '@jest/globals';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { deleteExpired } from './expire.ts';
import { createSubmissionStore, type SubmissionMeta } from './store-submission.ts';

const keepForDays = () => ({
  messages: 9999,
  callBacks: 9999,
  waitlist: 9999,
  deletionRequests: 9999,
  deliveredEvents: 9999,
});
const log = { info: () => undefined, warn: () => undefined };
const expire = (database: DatabaseHandle, now: number) =>
  deleteExpired(database, { keepForDays, log, now: () => now });

const hello = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(dialects)('on %s', (dialect) => {
  const databases = useDatabases(dialect);

  /** A store whose clock the test sets, and a count of its rows. */
  async function open() {
    const database = await databases.open();
    const clock = { now: 0 };
    const { store } = createSubmissionStore(database, { now: () => clock.now });
    const rows = () => database.db.selectFrom('submissions').selectAll().execute();
    return {
      database,
      clock,
      count: async () => (await rows()).length,
      keys: async () => (await rows()).filter(({ attempt_key }) => attempt_key !== null).length,
      insert: (meta: SubmissionMeta) => store('message', hello, meta),
    };
  }

  test('ties a key to its content from the first use until the key expires', async () => {
    const { clock, count, keys, insert } = await open();
    const meta = { idempotencyKey: 'form', keyTtlMs: 10 * MINUTE };
    for (const [minute, rows] of [
      [9.99, 1],
      [10.01, 1],
      [19.98, 1],
      [19.99, 2],
      [25, 2],
    ] as const) {
      clock.now = minute * MINUTE;
      expect(await insert(meta)).toMatchObject({ kind: 'stored' });
      expect(await count()).toBe(rows);
    }
    expect(await keys()).toBe(1);
  });

  test.each([60 * MINUTE, 3 * 365 * DAY])(
    'stores the same content again after the clock went back by %d ms, but only once in the ten minutes after that',
    async (step) => {
      const { database, clock, count, keys, insert } = await open();
      const meta = { idempotencyKey: 'form', keyTtlMs: 10 * MINUTE };
      clock.now = 2e12;
      await insert(meta);
      clock.now -= step;
      for (const minute of [0, 9]) {
        clock.now += minute * MINUTE;
        expect(await insert(meta)).toMatchObject({ kind: 'stored' });
        expect(await count()).toBe(2);
      }
      clock.now += step;
      await insert(meta);
      expect(await count()).toBe(3);
      clock.now -= 3 * 365 * DAY;
      await expire(database, clock.now);
      expect(await keys()).toBe(0);
    },
  );

  test('adds one row for twenty concurrent submissions when their key has expired', async () => {
    const { clock, count, insert } = await open();
    const meta = { idempotencyKey: 'form', keyTtlMs: 10 * MINUTE };
    await insert(meta);
    clock.now = 10 * MINUTE;
    const results = await Promise.all(Array.from({ length: 20 }, () => insert(meta)));
    expect(results).toEqual(results.map(() => ({ kind: 'stored', danger: null })));
    expect(await count()).toBe(2);
  });

  test('deletes expired keys but not their messages; other keys stay tied to their content', async () => {
    const { database, clock, count, keys, insert } = await open();
    await insert({ idempotencyKey: 'old' });
    clock.now = 29 * DAY;
    await insert({ idempotencyKey: 'young' });
    await expire(database, 30 * DAY);
    expect(await keys()).toBe(1);
    await insert({ idempotencyKey: 'young' });
    expect(await count()).toBe(2);
  });
});
