import { describe, expect, test } from '@jest/globals';
import { COUNTS_RETENTION_DAYS } from '@site/kit/signals/page-signal.ts';
import type { KeepForDays } from '@site/kit/site.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { indianDay } from '../indian-time.ts';
import { createClockGuard } from '../jobs/clock-guard.ts';
import { createJobRunner } from '../jobs/run-jobs.ts';
import { createServerLogger } from '../logging.ts';
import { createSignalStore } from '../signals/signal-store.ts';
import { storedSubmissions } from '../testing/stored-submissions.ts';
import { dialectsAboveStores, useDatabases } from '../testing/use-databases.ts';
import { createAccessLog } from './access-log.ts';
import { BATCH, deleteExpired, expire } from './expire.ts';
import { createHandlingStore } from './handling.ts';
import { createSubmissionStore } from './store-submission.ts';

const DAY = 24 * 60 * 60 * 1000;

const keep: KeepForDays = {
  messages: 30,
  callBacks: 40,
  waitlist: 50,
  deletionRequests: 60,
  deliveredEvents: 20,
};

const message = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.each(dialectsAboveStores)('on %s', (dialect) => {
  const databases = useDatabases(dialect);

  /** A database and retention with a clock that the test sets. */
  async function open() {
    const database = await databases.open();
    const clock = { now: 0 };
    const now = () => clock.now;
    const logged: string[] = [];
    const log = createServerLogger({ write: (line) => void logged.push(line) });
    const options = {
      keepForDays: () => keep,
      log,
      now,
      wait: async (_ms: number): Promise<unknown> => undefined,
    };
    const run = (changes: Partial<typeof options> = {}) =>
      deleteExpired(database, { ...options, ...changes });
    return {
      database,
      clock,
      logged,
      options,
      run,
      log: createAccessLog(database, { now }),
      guard: createClockGuard(database, 'retention', { now }),
      store: createSubmissionStore(database, { now }).store,
      handling: createHandlingStore(database, { now }),
    };
  }

  const kindsIn = async (database: DatabaseHandle) =>
    (await storedSubmissions(database))
      .map(({ kind, relay }) => (relay === undefined ? kind : `${kind} ${relay.kind}`))
      .toSorted();

  const received = async ({ db }: DatabaseHandle) =>
    (await db.selectFrom('submissions').select('received_at').orderBy('received_at').execute()).map(
      ({ received_at }) => received_at / DAY,
    );

  /** Delivers the deletion requests, with this result. */
  const deliver = async (
    database: DatabaseHandle,
    now: () => number,
    result: 'done' | 'refused',
  ): Promise<void> => {
    const run = async ({ id }: { id: string }) =>
      result === 'refused'
        ? ({ kind: 'refused', outcome: 'status 422' } as const)
        : {
            kind: 'done' as const,
            also: async (transaction: DatabaseHandle['db']) => {
              const row = transaction.updateTable('submissions').where('id', '=', id);
              await row.set({ state: 'done' }).execute();
            },
          };
    const handlers = { deletion: { what: 'deletion request', run } };
    await createJobRunner(database, handlers, { log: silent, now }).step();
  };

  test('deletes each kind after its retention period, not earlier', async () => {
    const { database, clock, options, run, store, log } = await open();
    await store('message', message, { idempotencyKey: 'asha' });
    await store('call-back', { name: 'Asha', phone: '9876543210', wanted: 'an eye test' });
    await store('waitlist', { email: 'asha@example.in' });
    await store('deletion', { name: 'Asha', email: 'asha@example.in' });
    await deliver(database, options.now, 'done');
    const left: unknown[] = [];
    for (const days of [19.99, 20, 29.99, 30, 39.99, 40, 49.99, 50, 59.99, 60]) {
      clock.now = Math.round(days * DAY);
      expect(await run()).toBe('done');
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
    expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
    const { entries } = await log.newest(10);
    expect(entries.map(({ action, rows, counts }) => [action, rows, counts])).toEqual([
      ['kept-long-enough', 1, '{"deletionRequests":1}'],
      ['kept-long-enough', 1, '{"waitlist":1}'],
      ['kept-long-enough', 1, '{"callBacks":1}'],
      ['kept-long-enough', 1, '{"messages":1}'],
      ['kept-long-enough', 1, '{"deliveredEvents":1}'],
    ]);
  });

  test('keeps an open deletion request regardless of its age, and logs it', async () => {
    const { database, clock, logged, options, run, store, handling } = await open();
    await store('deletion', { name: 'Waits', email: 'waits@example.in' });
    await store('deletion', { name: 'Refused', email: 'refused@example.in' });
    await deliver(database, options.now, 'refused');
    clock.now = 1000 * DAY;
    expect(await run()).toBe('done');
    expect(await kindsIn(database)).toEqual(['deletion refused', 'deletion waiting']);
    expect(logged).toEqual([
      expect.stringMatching(/"overdue":2,.*"deletion requests are overdue and need/),
    ]);
    for (const { id } of await storedSubmissions(database)) {
      expect(await handling.settleDeletion(id)).toBe(true);
    }
    await run();
    expect(await kindsIn(database)).toEqual([]);
    // Their jobs ended today, but without the requests they serve no purpose.
    expect(await database.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });

  test('counts the retention of a waitlist place from its latest request', async () => {
    const { database, clock, run, store } = await open();
    const ask = () => store('waitlist', { email: 'asha@example.in' });
    await ask();
    clock.now = 49 * DAY;
    await ask();
    clock.now = 98 * DAY;
    await run();
    expect(await kindsIn(database)).toEqual(['waitlist']);
    clock.now = 99 * DAY;
    await run();
    expect(await kindsIn(database)).toEqual([]);
  });

  test('deletes in small batches, with pauses to serve visitors', async () => {
    const { database, clock, run, store, guard } = await open();
    const many = 2 * BATCH + 3;
    for (let row = 0; row < many; row += 1) await store('message', message);
    clock.now = 30 * DAY;
    await guard.confirm();
    const left: number[] = [];
    const wait = async () => {
      left.push((await kindsIn(database)).length);
    };
    await run({ wait });
    expect(left).toEqual([many - BATCH, many - 2 * BATCH]);
    expect(await kindsIn(database)).toEqual([]);
  });

  test('deletes nothing while the clock is years ahead, until an operator confirms', async () => {
    const { database, clock, logged, run, store, guard } = await open();
    clock.now = 1000 * DAY;
    await store('message', message);
    expect(await run()).toBe('done');
    clock.now += 3 * 365 * DAY;
    expect(await run()).toBe('held');
    expect(await kindsIn(database)).toEqual(['message']);
    const reason =
      'The clock is 1095 days ahead of the last run, and 1 of 1 rows would be deleted.';
    expect(logged.at(-1)).toContain(reason);
    expect(await guard.heldReason()).toBe(reason);
    await guard.confirm();
    expect(await run()).toBe('done');
    expect(await kindsIn(database)).toEqual([]);
    expect(await guard.heldReason()).toBeNull();
  });

  test('deletes signal counts and form keys too, unless the clock looks wrong', async () => {
    const { database, clock, run, store } = await open();
    const signals = createSignalStore(database);
    const daysKept = async () => (await signals.sums('', ['day'])).map(({ day }) => day);
    const keys = database.db.selectFrom('submissions').select('attempt_key');
    const day = (daysAgo: number) => indianDay(clock.now - daysAgo * DAY);
    clock.now = 1000 * DAY;
    await run();
    const key = { subject: 'failure', name: 'x', part: 'shell', release: 'r' } as const;
    for (const daysAgo of [0, COUNTS_RETENTION_DAYS, COUNTS_RETENTION_DAYS + 1, 400]) {
      await signals.add(day(daysAgo), [[{ ...key, route: 'none', bucket: 0 }, 1]]);
    }
    await store('message', message, { idempotencyKey: 'form' });
    const right = clock.now;
    clock.now += 3 * 365 * DAY;
    expect(await run()).toBe('held');
    expect(await daysKept()).toHaveLength(4);
    expect(await keys.execute()).toEqual([{ attempt_key: 'form' }]);
    clock.now = right;
    expect(await run()).toBe('done');
    expect(await daysKept()).toEqual([day(COUNTS_RETENTION_DAYS), day(0)]);
    expect(await keys.execute()).toEqual([{ attempt_key: 'form' }]);
  });

  test('keeps submissions that arrived while the clock was years behind', async () => {
    const { database, clock, run, store } = await open();
    clock.now = 2000 * DAY;
    await run();
    clock.now = 100 * DAY;
    await store('message', message);
    await store('waitlist', { email: 'asha@example.in' });
    await store('deletion', { name: 'Asha', email: 'asha@example.in' });
    clock.now = 2001 * DAY;
    expect(await run()).toBe('done');
    expect(await kindsIn(database)).toEqual(['deletion waiting', 'message', 'waitlist']);
    expect(await received(database)).toEqual([2000, 2000, 2000]);
  });

  test('keeps submissions that arrived while the clock was years ahead no longer than 30 days more', async () => {
    const { database, clock, run, store } = await open();
    clock.now = 1000 * DAY;
    await store('message', message);
    await run();
    clock.now += 3 * 365 * DAY;
    expect(await run()).toBe('held');
    await store('message', { ...message, name: 'Ravi' });
    expect(await received(database)).toEqual([1000, 1030]);
  });

  test('holds back a run that would delete more than 5% of all rows, and new rows get the right time', async () => {
    const { database, clock, run, store } = await open();
    for (let row = 0; row < BATCH + 1; row += 1) await store('message', message);
    clock.now = 29 * DAY;
    for (let row = 0; row < 2 * BATCH; row += 1) await store('message', message);
    for (const days of [30, 60, 90]) {
      clock.now = days * DAY;
      expect(await run()).toBe('held');
      expect(await kindsIn(database)).toHaveLength(3 * BATCH + 1);
    }
    await store('message', { ...message, name: 'Ravi' });
    expect((await received(database)).at(-1)).toBe(90);
  });

  test('runs immediately and then daily, in one process, and retries if the database fails', async () => {
    const { database, clock, logged, options, store } = await open();
    clock.now = 30 * DAY;
    await store('message', message);
    clock.now = 60 * DAY;
    const handlers = { expire: expire(database, options) };
    const runners = [1, 2].map(() =>
      createJobRunner(database, handlers, { log: options.log, now: options.now }),
    );
    const [one, other] = runners;
    for (const runner of runners) runner.start();
    while ((await kindsIn(database)).length > 0) await new Promise(setImmediate);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(await one?.step()).toBe('none');
    clock.now += DAY;
    expect([await one?.step(), await other?.step()]).toEqual(['done', 'none']);
    clock.now += DAY;
    await database.close();
    expect(await one?.step()).toBe('unavailable');
    expect(logged.at(-1)).toContain('could not read the jobs');
  });

  test('looks again in an hour while the clock looks wrong', async () => {
    const { database, clock, options, store } = await open();
    clock.now = 1000 * DAY;
    const handler = expire(database, options);
    const runOnce = () =>
      handler.run(
        {
          id: 'expire',
          kind: 'expire',
          position: 1,
          payload: '{}',
          submissionId: null,
          attempts: 1,
          firstTriedAt: 0,
          leaseToken: '',
        },
        new AbortController().signal,
      );
    await store('message', message);
    expect(await runOnce()).toEqual({ kind: 'done' });
    clock.now += 3 * 365 * DAY;
    expect(await runOnce()).toEqual({ kind: 'not-yet', at: clock.now + DAY / 24 });
  });

  test('deletes expired messages while the service is listening', async () => {
    const service = await databases.start();
    const old = createSubmissionStore(service.database, { now: () => 0 });
    await old.store('message', message, { idempotencyKey: 'old' });
    const recent = createSubmissionStore(service.database);
    await recent.store('message', { ...message, name: 'Ravi' });
    await service.fastify.listen({ host: '127.0.0.1', port: 0 });
    const names = async () => (await service.rows()).map(({ name }) => name);
    while ((await names()).length > 1) await new Promise(setImmediate);
    expect(await names()).toEqual(['Ravi']);
  });
});
