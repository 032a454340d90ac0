import { describe, expect, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import { COUNTS_RETENTION_DAYS } from '@site/kit/signals/page-signal.ts';
import type { KeepForDays } from '@site/kit/site.ts';
import { orThrow, type DatabaseHandle } from '../database/database-handle.ts';
import { createInboxStore } from '../inbox/inbox-store.ts';
import { createInboxJournal } from '../journal/inbox-journal.ts';
import { createServerLogger } from '../logging.ts';
import { createOutboxStore } from '../outbox/outbox-store.ts';
import { indianDay } from '../indian-time.ts';
import { createSignalStore } from '../signals/signal-store.ts';
import { createContactStore } from '../submissions/contact-store.ts';
import { createDeletionStore } from '../submissions/deletion-store.ts';
import { createWaitlistStore } from '../submissions/waitlist-store.ts';
import { dialectsAboveStores, useDatabases } from '../testing/use-databases.ts';
import { createClockGuard } from './clock-guard.ts';
import { createRetentionStore } from './retention-store.ts';
import { BATCH, createRetention } from './retention.ts';

const DAY = 24 * 60 * 60 * 1000;

const keep: KeepForDays = {
  messages: 30,
  callBacks: 40,
  waitlist: 50,
  deletionRequests: 60,
  deliveredEvents: 20,
};

const message = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };

describe.each(dialectsAboveStores)('on %s', (dialect) => {
  const databases = useDatabases(dialect);

  /** A database, stores and a retention job with a clock that the test sets. `waits` are the pauses it requested. */
  async function open() {
    const database = await databases.open();
    const clock = { now: 0 };
    const now = () => clock.now;
    const guard = createClockGuard(database, { now });
    const logged: string[] = [];
    const journal = createInboxJournal(database, { now });
    const retentionWith = (wait: (ms: number) => Promise<void> = async () => undefined) =>
      createRetention({
        database,
        store: createRetentionStore(database),
        signals: createSignalStore(database),
        guard,
        journal,
        keepForDays: () => keep,
        log: createServerLogger({ write: (line) => void logged.push(line) }),
        now,
        wait,
      });
    return {
      database,
      clock,
      logged,
      journal,
      retentionWith,
      contacts: createContactStore(database, { now, receivedAt: guard.receivedAt }),
      waitlist: createWaitlistStore(database, { now, receivedAt: guard.receivedAt }),
      deletions: createDeletionStore(database, { now, receivedAt: guard.receivedAt }),
      outbox: createOutboxStore(database, { now }),
    };
  }

  const kindsIn = async (database: DatabaseHandle) =>
    orThrow(await createInboxStore(database).list({ limit: 500 }))
      .submissions.map(({ kind, relay }) => (relay === undefined ? kind : `${kind} ${relay.kind}`))
      .toSorted();

  const count = async (
    { db }: DatabaseHandle,
    table: 'outbox_events' | 'outbox_subjects' | 'idempotency_keys',
  ) => (await db.selectFrom(table).selectAll().execute()).length;

  test('deletes each kind after its retention period, not earlier', async () => {
    const { database, clock, retentionWith, contacts, waitlist, deletions, outbox, journal } =
      await open();
    await contacts.insert(message, { idempotencyKey: 'asha' });
    await contacts.insert({ name: 'Asha', phone: '9876543210', wanted: 'an eye test' });
    await waitlist.insert({ email: 'asha@example.in', purpose: 'WAITING_LIST' });
    await deletions.insert({ name: 'Asha', email: 'asha@example.in' });
    const claim = orThrow(await outbox.claim());
    if (claim.kind === 'claimed') await outbox.settleDelivered(claim.event);
    const retention = retentionWith();
    const left: unknown[] = [];
    for (const days of [19.99, 20, 29.99, 30, 39.99, 40, 49.99, 50, 59.99, 60]) {
      clock.now = Math.round(days * DAY);
      expect(await retention.run()).toBe('done');
      left.push([days, await kindsIn(database)]);
    }
    expect(left).toEqual([
      [19.99, ['call-back', 'deletion delivered', 'message', 'waitlist']],
      [20, ['call-back', 'deletion done', 'message', 'waitlist']],
      [29.99, ['call-back', 'deletion done', 'message', 'waitlist']],
      [30, ['call-back', 'deletion done', 'waitlist']],
      [39.99, ['call-back', 'deletion done', 'waitlist']],
      [40, ['deletion done', 'waitlist']],
      [49.99, ['deletion done', 'waitlist']],
      [50, ['deletion done']],
      [59.99, ['deletion done']],
      [60, []],
    ]);
    for (const table of ['outbox_events', 'outbox_subjects', 'idempotency_keys'] as const) {
      expect(await count(database, table)).toBe(0);
    }
    const { entries } = orThrow(await journal.newest(10));
    expect(entries.map(({ action, rows, counts }) => [action, rows, counts])).toEqual([
      ['kept-long-enough', 1, '{"deletionRequests":1}'],
      ['kept-long-enough', 1, '{"waitlist":1}'],
      ['kept-long-enough', 1, '{"callBacks":1}'],
      ['kept-long-enough', 1, '{"messages":1}'],
      ['kept-long-enough', 1, '{"deliveredEvents":1}'],
    ]);
  });

  test('keeps an open deletion request regardless of its age, and logs it', async () => {
    const { database, clock, logged, retentionWith, deletions, outbox } = await open();
    await deletions.insert({ name: 'Waits', email: 'waits@example.in' });
    await deletions.insert({ name: 'Refused', email: 'refused@example.in' });
    const first = orThrow(await outbox.claim());
    const second = orThrow(await outbox.claim());
    if (first.kind !== 'claimed' || second.kind !== 'claimed')
      throw new Error('There is nothing to claim.');
    await outbox.settleFailed(second.event, { outcome: 'status 422', next: { kind: 'refused' } });
    clock.now = 1000 * DAY;
    const retention = retentionWith();
    expect(await retention.run()).toBe('done');
    expect(await kindsIn(database)).toEqual(['deletion refused', 'deletion waiting']);
    expect(logged).toEqual([
      expect.stringMatching(/"overdue":2,.*"deletion requests are overdue and need/),
    ]);
    for (const { event } of [first, second]) await outbox.settleByHand(event.id);
    await retention.run();
    expect(await kindsIn(database)).toEqual([]);
    // Their events were created today, but without the requests they serve no purpose.
    expect(await count(database, 'outbox_events')).toBe(0);
  });

  test('counts the retention of a waitlist place from its latest request', async () => {
    const { database, clock, retentionWith, waitlist } = await open();
    const ask = () => waitlist.insert({ email: 'asha@example.in', purpose: 'WAITING_LIST' });
    await ask();
    clock.now = 49 * DAY;
    await ask();
    clock.now = 98 * DAY;
    await retentionWith().run();
    expect(await kindsIn(database)).toEqual(['waitlist']);
    clock.now = 99 * DAY;
    await retentionWith().run();
    expect(await kindsIn(database)).toEqual([]);
  });

  test('deletes in small batches, with pauses to serve visitors', async () => {
    const { database, clock, retentionWith, contacts } = await open();
    const many = 2 * BATCH + 3;
    for (let row = 0; row < many; row += 1) await contacts.insert(message);
    clock.now = 30 * DAY;
    orThrow(await createClockGuard(database).confirm());
    const left: number[] = [];
    const retention = retentionWith(async () => {
      left.push((await kindsIn(database)).length);
    });
    await retention.run();
    expect(left).toEqual([many - BATCH, many - 2 * BATCH]);
    expect(await kindsIn(database)).toEqual([]);
  });

  test('deletes nothing while the clock is years ahead, until an operator confirms', async () => {
    const { database, clock, logged, retentionWith, contacts } = await open();
    const retention = retentionWith();
    clock.now = 1000 * DAY;
    await contacts.insert(message);
    expect(await retention.run()).toBe('done');
    clock.now += 3 * 365 * DAY;
    expect(await retention.run()).toBe('held');
    expect(await kindsIn(database)).toEqual(['message']);
    const reason =
      'The clock is 1095 days ahead of the last run, and 1 of 1 rows would be deleted.';
    expect(retention.heldReason()).toBe(reason);
    expect(logged.at(-1)).toContain(reason);
    const guard = createClockGuard(database);
    expect(await guard.heldReason()).toEqual({ kind: 'read', reason });
    await guard.confirm();
    expect(await retention.run()).toBe('done');
    expect(await kindsIn(database)).toEqual([]);
    expect(retention.heldReason()).toBeNull();
  });

  test('deletes signal counts and form keys too, unless the clock looks wrong', async () => {
    const { database, clock, retentionWith, contacts } = await open();
    const signals = createSignalStore(database);
    const daysKept = async () => orThrow(await signals.since('')).rows.map(({ day }) => day);
    const day = (daysAgo: number) => indianDay(clock.now - daysAgo * DAY);
    clock.now = 1000 * DAY;
    await retentionWith().run();
    const key = { subject: 'failure', name: 'x', part: 'shell', release: 'r' } as const;
    for (const daysAgo of [0, COUNTS_RETENTION_DAYS, COUNTS_RETENTION_DAYS + 1, 400]) {
      await signals.add(day(daysAgo), [[{ ...key, route: 'none', bucket: 0 }, 1]]);
    }
    await contacts.insert(message, { idempotencyKey: 'form' });
    const right = clock.now;
    clock.now += 3 * 365 * DAY;
    expect(await retentionWith().run()).toBe('held');
    expect(await daysKept()).toHaveLength(4);
    expect(await count(database, 'idempotency_keys')).toBe(1);
    clock.now = right;
    expect(await retentionWith().run()).toBe('done');
    expect(await daysKept()).toEqual([day(COUNTS_RETENTION_DAYS), day(0)]);
    expect(await count(database, 'idempotency_keys')).toBe(1);
  });

  test('keeps submissions that arrived while the clock was years behind', async () => {
    const { database, clock, retentionWith, contacts, waitlist, deletions } = await open();
    clock.now = 2000 * DAY;
    await retentionWith().run();
    clock.now = 100 * DAY;
    await contacts.insert(message);
    await waitlist.insert({ email: 'asha@example.in', purpose: 'WAITING_LIST' });
    await deletions.insert({ name: 'Asha', email: 'asha@example.in' });
    clock.now = 2001 * DAY;
    expect(await retentionWith().run()).toBe('done');
    expect(await kindsIn(database)).toEqual(['deletion waiting', 'message', 'waitlist']);
    const rows = await database.db.selectFrom('contact_messages').select('received_at').execute();
    expect(rows).toEqual([{ received_at: 2000 * DAY }]);
  });

  test('keeps submissions that arrived while the clock was years ahead no longer than 30 days more', async () => {
    const { database, clock, retentionWith, contacts } = await open();
    clock.now = 1000 * DAY;
    await contacts.insert(message);
    await retentionWith().run();
    clock.now += 3 * 365 * DAY;
    expect(await retentionWith().run()).toBe('held');
    await contacts.insert({ ...message, name: 'Ravi' });
    const rows = await database.db
      .selectFrom('contact_messages')
      .select('received_at')
      .orderBy('received_at')
      .execute();
    expect(rows.map(({ received_at }) => received_at / DAY)).toEqual([1000, 1030]);
  });

  test('holds back a run that would delete more than 5% of all rows, and new rows get the right time', async () => {
    const { database, clock, retentionWith, contacts } = await open();
    for (let row = 0; row < BATCH + 1; row += 1) await contacts.insert(message);
    clock.now = 29 * DAY;
    for (let row = 0; row < 2 * BATCH; row += 1) await contacts.insert(message);
    for (const days of [30, 60, 90]) {
      clock.now = days * DAY;
      expect(await retentionWith().run()).toBe('held');
      expect(await kindsIn(database)).toHaveLength(3 * BATCH + 1);
    }
    await contacts.insert({ ...message, name: 'Ravi' });
    const { received_at } = await database.db
      .selectFrom('contact_messages')
      .select('received_at')
      .where('name', '=', 'Ravi')
      .executeTakeFirstOrThrow();
    expect(received_at / DAY).toBe(90);
  });

  test('runs immediately and then daily, and retries an hour after a database failure', async () => {
    const { database, clock, logged, retentionWith, contacts } = await open();
    const waits: number[] = [];
    const seen: string[][] = [];
    const { promise: ended, resolve: end } = deferred<void>();
    const retention = retentionWith(async (ms) => {
      waits.push(ms / DAY);
      clock.now += ms;
      if (waits.length <= 2) {
        seen.push([...(await kindsIn(database))]);
        await contacts.insert(message);
      }
      if (waits.length === 3) await database.close();
      if (waits.length === 4) {
        end();
        // The last wait lasts until the job is stopped.
        await new Promise(() => undefined);
      }
    });
    clock.now = 30 * DAY;
    await contacts.insert(message);
    clock.now = 60 * DAY;
    retention.start();
    await ended;
    expect(seen).toEqual([[], ['message']]);
    expect(waits).toEqual([1, 1, 1, 1 / 24]);
    expect(logged.at(-1)).toContain('could not delete expired data');
  });

  test('deletes expired messages and keys while the service is listening', async () => {
    const service = await databases.start();
    const old = createContactStore(service.database, { now: () => 0 });
    await old.insert(message, { idempotencyKey: 'old' });
    await createContactStore(service.database).insert({ ...message, name: 'Ravi' });
    await service.fastify.listen({ host: '127.0.0.1', port: 0 });
    const names = async () => (await service.rows()).map(({ name }) => name);
    while ((await names()).length > 1) await new Promise(setImmediate);
    expect(await names()).toEqual(['Ravi']);
    while ((await count(service.database, 'idempotency_keys')) > 0) {
      await new Promise(setImmediate);
    }
  });
});
