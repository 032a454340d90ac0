import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createDeletionStore } from '../submissions/deletion-store.ts';
import type { CallResult } from './call-webhook.ts';
import { LEASE_MS } from './is-due.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createRelay } from './relay.ts';
import { GIVE_UP_AFTER_MS, MAX_WAIT_MS } from './retry-schedule.ts';

const emails = ['asha@example.in', 'ASHA@example.in', 'ravi@example.in', 'mina@example.in'];

/** An event: a visitor makes a request, time passes, or one of two processes takes a step with one of these outcomes. */
const happening = fc.oneof(
  { weight: 2, arbitrary: fc.record({ ask: fc.nat(emails.length - 1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ wait: fc.constantFrom(3000, LEASE_MS + 1, MAX_WAIT_MS + 1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      process: fc.constantFrom(0, 1),
      // The last four: the webhook rejected it for good; it accepted it but the response was lost; the process died
      // before, or after, the webhook accepted it.
      end: fc.constantFrom(
        'taken',
        'failed',
        'refused',
        'answer-lost',
        'died-before',
        'died-after',
      ),
    }),
  },
);

let folder = '';
let database: DatabaseHandle;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  database = await openDatabase({ dialect: 'sqlite', file: join(folder, 'site.sqlite') });
  await migrateDatabase(database);
  // The model covers ordering and loss. Tests that kill the process cover durability on disk.
  await sql`pragma synchronous = off`.execute(database.db);
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Two processes and a flaky webhook on an empty database, with a clock that only the test advances. */
async function world() {
  const { db } = database;
  await db.deleteFrom('outbox_events').execute();
  await db.deleteFrom('outbox_subjects').execute();
  await db.deleteFrom('deletion_requests').execute();
  let now = Date.UTC(2026, 0, 1);
  const clock = () => now;
  const store = createDeletionStore(database, { now: clock });
  const asked: { email: string; reason: string }[] = [];
  const received: { id: string; email: string; reason: string }[] = [];
  let end = 'taken';
  const relay = () =>
    createRelay({
      outbox: createOutboxStore(database, { now: clock }),
      log: silent,
      what: 'deletion request',
      now: clock,
      random: () => 1,
      call: async ({ id, request }): Promise<CallResult> => {
        if (end === 'died-before') throw new Error('died');
        if (end === 'failed') return { kind: 'failed', outcome: 'status 500' };
        received.push({
          id,
          email: request.email.toLowerCase(),
          reason: request.reason ?? '',
        });
        if (end === 'refused') return { kind: 'refused', outcome: 'status 422' };
        if (end === 'died-after') throw new Error('died');
        if (end === 'answer-lost') return { kind: 'failed', outcome: 'no answer in time' };
        return { kind: 'delivered' };
      },
    });
  const relays = [relay(), relay()];
  return {
    asked,
    received,
    pass: (ms: number) => {
      now += ms;
    },
    ask: async (email: string) => {
      const request = { name: 'A', email, reason: String(asked.length) };
      expect(await store.insert(request)).toEqual({ kind: 'stored' });
      asked.push({ email: email.toLowerCase(), reason: request.reason });
    },
    step: async (process: number, how: string) => {
      end = how;
      // A process that dies never settles its step.
      return relays[process]?.step().catch(() => 'died');
    },
  };
}

/** The reasons of one address's requests, in the order the webhook first received them. */
const firstReceipts = (received: readonly { email: string; reason: string }[], email: string) => [
  ...new Set(received.filter((one) => one.email === email).map(({ reason }) => reason)),
];

test('delivers every request, in order for each address and with the same id on retries, despite crashes, failures, rejections and lost responses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { maxLength: 40 }), async (happenings) => {
      const { asked, received, ask, pass, step } = await world();
      for (const happens of happenings) {
        if ('ask' in happens) await ask(emails[happens.ask] ?? '');
        else if ('wait' in happens) pass(happens.wait);
        else await step(happens.process, happens.end);
      }
      // Finally the webhook recovers, and enough time passes for every retry.
      for (let quiet = 0; quiet < 2;) {
        quiet = (await step(0, 'taken')) === 'none' ? quiet + 1 : 0;
        if (quiet > 0) pass(MAX_WAIT_MS + LEASE_MS);
      }
      for (const email of new Set(asked.map((one) => one.email))) {
        const wanted = asked.filter((one) => one.email === email).map(({ reason }) => reason);
        // Nothing was lost or reordered.
        expect(firstReceipts(received, email)).toEqual(wanted);
        const all = received.filter((one) => one.email === email).map(({ reason }) => reason);
        // A repeat arrives before any newer request of the same address.
        expect(all.map(Number)).toEqual(all.map(Number).toSorted((one, other) => one - other));
      }
      const ids = new Map(received.map(({ id, reason }) => [reason, id]));
      for (const { id, reason } of received) expect(id).toBe(ids.get(reason));
      expect(new Set(ids.values()).size).toBe(asked.length);
    }),
    { numRuns: 60, seed: 20_261_128 },
  );
});

test('abandons a request after ten days of failures and continues with later ones of its address', async () => {
  const { asked, received, ask, pass, step } = await world();
  await ask('asha@example.in');
  await ask('ASHA@example.in');
  for (let day = 0; day <= GIVE_UP_AFTER_MS; day += MAX_WAIT_MS) {
    await step(0, 'failed');
    pass(MAX_WAIT_MS);
  }
  await step(0, 'failed');
  await ask('ravi@example.in');
  pass(MAX_WAIT_MS);
  expect(await step(1, 'taken')).toBe('delivered');
  expect(await step(1, 'taken')).toBe('delivered');
  expect(await step(1, 'taken')).toBe('none');
  expect(received.map(({ reason }) => reason).toSorted()).toEqual(['1', '2']);

  const outbox = createOutboxStore(database);
  const dead = await database.db
    .selectFrom('outbox_events')
    .select('id')
    .where('state', '=', 'dead')
    .execute();
  expect(dead).toHaveLength(1);
  const [{ id } = { id: '' }] = dead;
  expect(await createOutboxStore(database, { now: () => 0 }).requeue(id)).toEqual({
    kind: 'requeued',
  });
  expect(await outbox.requeue(id)).toEqual({ kind: 'not-given-up' });
  expect(await step(0, 'taken')).toBe('delivered');
  expect(received.slice(2).map(({ reason }) => reason)).toEqual(['0']);
  expect(asked).toHaveLength(3);
});

test.each([60 * 60 * 1000, 24 * 60 * 60 * 1000, 3 * 365 * 24 * 60 * 60 * 1000])(
  'delays no request by more than two waits when the clock goes back by %d ms, even if its process died',
  async (step) => {
    const { received, ask, pass, step: take } = await world();
    await ask('asha@example.in');
    expect(await take(0, 'failed')).toBe('failed');
    await ask('ravi@example.in');
    expect(await take(0, 'died-before')).toBe('died');
    pass(-step);
    pass(2 * MAX_WAIT_MS);
    expect(await take(1, 'taken')).toBe('delivered');
    expect(await take(1, 'taken')).toBe('delivered');
    expect(received.map(({ email }) => email).toSorted()).toEqual([
      'asha@example.in',
      'ravi@example.in',
    ]);
  },
);
