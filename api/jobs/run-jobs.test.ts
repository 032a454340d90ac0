import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { deferred } from '@site/kit/deferred.ts';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { attempt, type DatabaseHandle } from '../database/database-handle.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createHandlingStore } from '../submissions/handling.ts';
import { createSubmissionStore } from '../submissions/store-submission.ts';
import { fieldsOf } from '../submissions/submission.ts';
import { dialects, useDatabases } from '../testing/use-databases.ts';
import { addJob, createJobStore, LEASE_MS } from './job-store.ts';
import { GIVE_UP_AFTER_MS, MAX_WAIT_MS } from './retry-schedule.ts';
import { createJobRunner, type JobResult } from './run-jobs.ts';

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
  // Processes that died in the model must not renew their leases.
  jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined, 0));
  folder = mkdtempSync(join(tmpdir(), 'jobs-'));
  database = await openDatabase({ dialect: 'sqlite', file: join(folder, 'site.sqlite') });
  await migrateDatabase(database);
  // The model covers ordering and loss. Tests that kill the process cover durability on disk.
  await sql`pragma synchronous = off`.execute(database.db);
});

afterAll(async () => {
  jest.restoreAllMocks();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Two processes and a flaky webhook on an empty database, with a clock that only the test advances. */
async function world() {
  const { db } = database;
  await db.deleteFrom('submissions').execute();
  let now = Date.UTC(2026, 0, 1);
  const clock = () => now;
  const store = createSubmissionStore(database, { now: clock });
  const asked: { email: string; reason: string }[] = [];
  const received: { id: string; email: string; reason: string }[] = [];
  let end = 'taken';
  let died = deferred<'died'>();
  const never = new Promise<JobResult>(() => undefined);
  const run = async ({ id }: { id: string }): Promise<JobResult> => {
    const die = () => {
      died.resolve('died');
      return never;
    };
    if (end === 'died-before') return die();
    if (end === 'failed') return { kind: 'failed', outcome: 'status 500' };
    const row = db.selectFrom('submissions').select('payload').where('id', '=', id);
    const { email = '', reason = '' } = fieldsOf((await row.executeTakeFirstOrThrow()).payload);
    received.push({ id, email: email.toLowerCase(), reason });
    if (end === 'refused') return { kind: 'refused', outcome: 'status 422' };
    if (end === 'died-after') return die();
    if (end === 'answer-lost') return { kind: 'failed', outcome: 'no answer in time' };
    return { kind: 'done' };
  };
  const runner = () =>
    createJobRunner(
      database,
      { deletion: { what: 'deletion request', run } },
      { log: silent, now: clock, random: () => 1 },
    );
  const runners = [runner(), runner()];
  return {
    asked,
    received,
    pass: (ms: number) => {
      now += ms;
    },
    ask: async (email: string) => {
      const request = { name: 'A', email, reason: String(asked.length) };
      expect(await store.store('deletion', request)).toMatchObject({ kind: 'stored' });
      asked.push({ email: email.toLowerCase(), reason: request.reason });
    },
    step: async (process: number, how: string) => {
      end = how;
      died = deferred();
      // A process that dies never settles its step.
      return Promise.race([runners[process]?.step(), died.promise]);
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
  expect(await step(1, 'taken')).toBe('done');
  expect(await step(1, 'taken')).toBe('done');
  expect(await step(1, 'taken')).toBe('none');
  expect(received.map(({ reason }) => reason).toSorted()).toEqual(['1', '2']);

  const dead = await database.db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'dead')
    .execute();
  expect(dead).toHaveLength(1);
  const [{ id } = { id: '' }] = dead;
  const handling = createHandlingStore(database, { now: () => 0 });
  expect(await handling.requeueDeletion(id)).toBe(true);
  expect(await handling.requeueDeletion(id)).toBe(false);
  expect(await step(0, 'taken')).toBe('done');
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
    expect(await take(1, 'taken')).toBe('done');
    expect(await take(1, 'taken')).toBe('done');
    expect(received.map(({ email }) => email).toSorted()).toEqual([
      'asha@example.in',
      'ravi@example.in',
    ]);
  },
);

describe.each(dialects)('on %s', (dialect) => {
  const { open } = useDatabases(dialect);
  const start = Date.UTC(2026, 0, 1);

  test('one process runs a job, and another takes over if that one dies', async () => {
    const opened = await open();
    let now = start;
    const store = createJobStore(opened, { now: () => now });
    await attempt(() => addJob(opened.db, { kind: 'a', payload: { words: 'x' } }, now));
    expect(await store.claim(['b'])).toEqual({ kind: 'none' });
    const claims = await Promise.all([store.claim(['a']), store.claim(['a'])]);
    const [first] = claims.flatMap((claim) => (claim.kind === 'claimed' ? [claim.job] : []));
    expect(claims.filter(({ kind }) => kind === 'claimed')).toHaveLength(1);
    now += LEASE_MS + 1;
    const second = await store.claim(['a']);
    if (!first || second.kind !== 'claimed') throw new Error('The job was not claimed.');
    expect(second.job).toMatchObject({ id: first.id, attempts: 2, payload: '{"words":"x"}' });
    expect(await store.settle(first, { kind: 'done' })).toBe(false);
    await store.renew(second.job);
    now += LEASE_MS - 1;
    expect(await store.claim(['a'])).toEqual({ kind: 'none' });
    expect(await store.settle(second.job, { kind: 'done' })).toBe(true);
    expect(await store.claim(['a'])).toEqual({ kind: 'none' });
  });

  test('no other process takes over a job that runs longer than its lease', async () => {
    const opened = await open();
    let now = start;
    const store = createJobStore(opened, { now: () => now });
    const job = opened.db.selectFrom('jobs').select('leased_until');
    let renewal = { renew: () => {}, everyMs: 0 };
    const run = async (): Promise<JobResult> => {
      const { renew, everyMs } = renewal;
      for (let renewed = 0; renewed < 4; renewed += 1) {
        now += everyMs;
        expect(await store.claim(['a'])).toEqual({ kind: 'none' });
        renew();
        while ((await job.executeTakeFirst())?.leased_until !== now + LEASE_MS);
      }
      return { kind: 'done' };
    };
    const handlers = { a: { what: 'job', run } };
    const runner = createJobRunner(opened, handlers, { log: silent, now: () => now });
    await attempt(() => addJob(opened.db, { kind: 'a' }, now));
    jest.spyOn(globalThis, 'setInterval').mockImplementationOnce((renew, everyMs = 0) => {
      renewal = { renew, everyMs };
      return setTimeout(() => undefined, 0);
    });
    expect(await runner.step()).toBe('done');
  });

  test('a result is stored with what else its transaction changes, or not at all', async () => {
    const opened = await open();
    const failing = createJobRunner(
      opened,
      {
        a: {
          what: 'job',
          run: async () => ({
            kind: 'done',
            also: async (transaction) => {
              await addJob(transaction, { kind: 'b', id: 'b1' }, start);
              throw new Error('full');
            },
          }),
        },
      },
      { log: silent, now: () => start },
    );
    await attempt(() => addJob(opened.db, { kind: 'a' }, start));
    expect(await failing.step()).toBe('unavailable');
    const states = await opened.db.selectFrom('jobs').select(['kind', 'state']).execute();
    expect(states).toEqual([{ kind: 'a', state: 'waiting' }]);
  });

  test('a repeating job runs once per time in all processes, and is retried without being given up', async () => {
    const opened = await open();
    let now = start;
    let result: JobResult = { kind: 'done' };
    const ran: number[] = [];
    const run = async (): Promise<JobResult> => {
      ran.push((now - start) / MAX_WAIT_MS);
      return result;
    };
    const daily = {
      what: 'daily job',
      run,
      nextRun: (moment: number) => moment + 24 * MAX_WAIT_MS,
    };
    const runner = createJobRunner(
      opened,
      { daily },
      { log: silent, now: () => now, random: () => 1 },
    );
    const store = createJobStore(opened, { now: () => now });
    for (const at of [now + MAX_WAIT_MS, now + MAX_WAIT_MS]) await store.repeat('daily', at);
    expect(await runner.step()).toBe('none');
    now += MAX_WAIT_MS;
    expect([await runner.step(), await runner.step()]).toEqual(['done', 'none']);
    result = { kind: 'failed', outcome: 'status 500' };
    for (let hour = 0; hour < 24 * 12; hour += 1) {
      now += MAX_WAIT_MS;
      await runner.step();
    }
    expect(ran.slice(0, 3)).toEqual([1, 25, 26]);
    const [waiting] = await store.backlog();
    expect(waiting).toEqual({
      kind: 'daily',
      waiting: 1,
      failed: 0,
      triedSince: start + 25 * MAX_WAIT_MS,
    });
    result = { kind: 'done' };
    now += MAX_WAIT_MS;
    expect(await runner.step()).toBe('done');
    expect(await store.backlog()).toEqual([]);
  });

  test('an error in a job is a failed attempt, whose message is not stored', async () => {
    const opened = await open();
    const run = () => Promise.reject(new TypeError('about asha@example.in'));
    const runner = createJobRunner(opened, { a: { what: 'job', run } }, { log: silent });
    await attempt(() => addJob(opened.db, { kind: 'a' }, Date.now()));
    expect(await runner.step()).toBe('failed');
    const row = await opened.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'waiting', attempts: 1, outcome: 'TypeError' });
  });
});
