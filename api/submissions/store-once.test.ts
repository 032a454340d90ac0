import { describe, expect, test } from '@jest/globals';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { createContactStore } from './contact-store.ts';
import { deleteExpiredKeys } from './store-once.ts';

const hello = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(dialects)('on %s', (dialect) => {
  const databases = useDatabases(dialect);

  /** A store whose clock the test sets, and a count of its rows. */
  async function open() {
    const database = await databases.open();
    const clock = { now: 0 };
    const count = async (table: 'contact_messages' | 'idempotency_keys') =>
      (await database.db.selectFrom(table).selectAll().execute()).length;
    return {
      database,
      clock,
      count,
      store: createContactStore(database, { now: () => clock.now }),
    };
  }

  test('ties a key to its content from the first use until the key expires', async () => {
    const { clock, count, store } = await open();
    const meta = { idempotencyKey: 'form', keyTtlMs: 10 * MINUTE };
    for (const [minute, rows] of [
      [9.99, 1],
      [10.01, 1],
      [19.98, 1],
      [19.99, 2],
      [25, 2],
    ] as const) {
      clock.now = minute * MINUTE;
      expect(await store.insert(hello, meta)).toEqual({ kind: 'stored' });
      expect(await count('contact_messages')).toBe(rows);
    }
    expect(await count('idempotency_keys')).toBe(1);
  });

  test.each([60 * MINUTE, 3 * 365 * DAY])(
    'stores the same content again after the clock went back by %d ms, but only once in the ten minutes after that',
    async (step) => {
      const { database, clock, count, store } = await open();
      const meta = { idempotencyKey: 'form', keyTtlMs: 10 * MINUTE };
      clock.now = 2e12;
      await store.insert(hello, meta);
      clock.now -= step;
      for (const minute of [0, 9]) {
        clock.now += minute * MINUTE;
        expect(await store.insert(hello, meta)).toEqual({ kind: 'stored' });
        expect(await count('contact_messages')).toBe(2);
      }
      clock.now += step;
      await store.insert(hello, meta);
      expect(await count('contact_messages')).toBe(3);
      clock.now -= 3 * 365 * DAY;
      await deleteExpiredKeys(database, clock.now);
      expect(await count('idempotency_keys')).toBe(0);
    },
  );

  test('adds one row for twenty concurrent submissions when their key has expired', async () => {
    const { clock, count, store } = await open();
    const meta = { idempotencyKey: 'form', keyTtlMs: 10 * MINUTE };
    await store.insert(hello, meta);
    clock.now = 10 * MINUTE;
    const results = await Promise.all(Array.from({ length: 20 }, () => store.insert(hello, meta)));
    expect(results).toEqual(results.map(() => ({ kind: 'stored' })));
    expect(await count('contact_messages')).toBe(2);
  });

  test('deletes expired keys but not their messages; other keys stay tied to their content', async () => {
    const { database, clock, count, store } = await open();
    await store.insert(hello, { idempotencyKey: 'old' });
    clock.now = 29 * DAY;
    await store.insert(hello, { idempotencyKey: 'young' });
    expect(await deleteExpiredKeys(database, 30 * DAY)).toEqual({ kind: 'deleted' });
    expect(await count('idempotency_keys')).toBe(1);
    await store.insert(hello, { idempotencyKey: 'young' });
    expect(await count('contact_messages')).toBe(2);
  });
});
