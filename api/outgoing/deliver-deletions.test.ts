import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { GIVE_UP_AFTER_MS } from '../jobs/retry-schedule.ts';
import { createJobRunner } from '../jobs/run-jobs.ts';
import { createHandlingStore } from '../submissions/handling.ts';
import { createSubmissionStore } from '../submissions/store-submission.ts';
import type { Submission } from '../submissions/submission.ts';
import { postJson } from '../testing/post-form.ts';
import { storedSubmissions } from '../testing/stored-submissions.ts';
import type { TestService } from '../testing/test-service.ts';
import { dialectsAboveStores, useDatabases } from '../testing/use-databases.ts';
import { startWebhookReceiver, TEST_SECRET } from '../testing/webhook-receiver.ts';
import { deliverDeletions } from './deliver-deletions.ts';

const request = { name: 'Asha Rao', email: 'asha@example.in', reason: 'Moved <away>' };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function deletions(service: TestService): Promise<readonly Submission[]> {
  const all = await storedSubmissions(service.database);
  return all.filter(({ kind }) => kind === 'deletion').toReversed();
}

/** Polls until a condition holds, or the test times out. */
async function until<Value>(
  read: () => Promise<Value>,
  wanted: (value: Value) => boolean,
): Promise<Value> {
  const value = await read();
  if (wanted(value)) return value;
  await pause(10);
  return until(read, wanted);
}

const allDelivered = (all: readonly Submission[]) =>
  all.every(({ relay }) => relay?.kind === 'delivered');

describe.each(dialectsAboveStores)('on %s', (dialect) => {
  const { newDatabase, start, afterTest } = useDatabases(dialect);

  async function receive(
    ...answer: Parameters<typeof startWebhookReceiver>
  ): ReturnType<typeof startWebhookReceiver> {
    const receiver = await startWebhookReceiver(...answer);
    afterTest(receiver.close);
    return receiver;
  }

  async function listening(options: Parameters<typeof start>[0] = {}): Promise<TestService> {
    const service = await start(options);
    await service.fastify.listen({ host: '127.0.0.1', port: 0 });
    return service;
  }

  test('delivers a stored request to the webhook, signed, and the inbox shows it as delivered', async () => {
    const receiver = await receive();
    const service = await listening({ deletionWebhook: receiver.config });
    await postJson(service, 'delete-data', request);
    await receiver.got(1);
    const [submission] = await until(() => deletions(service), allDelivered);
    const [call] = receiver.calls;
    const { name, email, reason } = request;
    expect(call?.body).toBe(JSON.stringify({ name, email, phone: '', reason }));
    expect(call?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': submission?.id,
      'webhook-sequence': '1',
    });
    const timestamp = String(call?.headers['webhook-timestamp']);
    const key = Buffer.from(TEST_SECRET.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key)
      .update(`${submission?.id}.${timestamp}.${call?.body}`)
      .digest('base64');
    expect(call?.headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(service.log()).toContain('deletion request done');
    expect(service.log()).not.toMatch(/asha|Moved|\/hook|whsec/i);
  });

  test('stores requests without a webhook and delivers them once one is configured', async () => {
    const database = await newDatabase();
    const before = await listening({ database });
    await postJson(before, 'delete-data', request);
    expect(await deletions(before)).toMatchObject([{ relay: { kind: 'waiting', attempts: 0 } }]);
    await before.close();
    const receiver = await receive();
    const after = await listening({ database, deletionWebhook: receiver.config });
    await receiver.got(1);
    await until(() => deletions(after), allDelivered);
  });

  test('two processes deliver each request once, in order for each email', async () => {
    const receiver = await receive((response) => {
      setImmediate(() => response.writeHead(200).end('ok'));
    });
    const database = await newDatabase();
    const first = await listening({ database, deletionWebhook: receiver.config });
    const second = await listening({ database, deletionWebhook: receiver.config });
    const sent = Array.from({ length: 30 }, (_, index) => index);
    for (const index of sent) {
      await postJson(index % 2 === 0 ? first : second, 'delete-data', {
        name: 'A',
        email: `${index % 3}@example.in`,
        reason: String(index),
      });
    }
    await until(() => deletions(first), allDelivered);
    const reasons = receiver.calls.map(({ body }) => Number(/"reason":"(\d+)"/.exec(body)?.[1]));
    expect(reasons.toSorted((one, other) => one - other)).toEqual(sent);
    for (const email of [0, 1, 2]) {
      const ofOne = reasons.filter((reason) => reason % 3 === email);
      expect(ofOne).toEqual(ofOne.toSorted((one, other) => one - other));
    }
  });

  test.each([302, 500])(
    'honours Retry-After after a %i, and does not follow redirects',
    async (status) => {
      const elsewhere = await receive();
      const receiver = await receive((response) => {
        const headers = { location: elsewhere.config.url, 'retry-after': '1800' };
        response.writeHead(status, headers).end('asha@example.in');
      });
      const service = await listening({ deletionWebhook: receiver.config });
      const before = Date.now();
      await postJson(service, 'delete-data', request);
      const [submission] = await until(
        () => deletions(service),
        ([one]) => one?.relay?.kind === 'waiting' && one.relay.lastOutcome !== null,
      );
      expect(submission?.relay).toMatchObject({
        kind: 'waiting',
        attempts: 1,
        lastOutcome: `status ${status}`,
      });
      const { nextTryAt } = Object(submission?.relay);
      expect(nextTryAt).toBeGreaterThanOrEqual(before + 1_800_000);
      expect(elsewhere.calls).toEqual([]);
      // The runner logs after it has stored the outcome.
      await until(
        async () => service.log(),
        (log) => log.includes('deletion request failed, will retry'),
      );
      expect(service.log()).not.toMatch(/asha/i);
    },
  );

  test.each([410, 422])(
    'treats %i as final and continues with the next request',
    async (status) => {
      const receiver = await receive((response) => {
        response.writeHead(receiver.calls.length === 1 ? status : 204).end();
      });
      const service = await listening({ deletionWebhook: receiver.config });
      for (const reason of ['First', 'Second']) {
        await postJson(service, 'delete-data', { ...request, reason });
      }
      await receiver.got(2);
      const [second, first] = await until(
        () => deletions(service),
        ([newest]) => newest?.relay?.kind === 'delivered',
      );
      expect(first?.relay).toEqual({ kind: 'refused', lastOutcome: `status ${status}` });
      expect(receiver.calls.map(({ id }) => id)).toEqual([first?.id, second?.id]);
      const handling = createHandlingStore(service.database);
      expect(await handling.requeueDeletion(first?.id ?? '')).toBe(true);
      expect(service.log()).toContain('deletion request rejected, needs manual handling');
    },
  );

  test('logs an unreachable webhook, and stops cleanly', async () => {
    const gone = await startWebhookReceiver();
    await gone.close();
    const service = await start();
    await createSubmissionStore(service.database).store('deletion', request);
    const handlers = { deletion: deliverDeletions(service.database, gone.config) };
    expect(await createJobRunner(service.database, handlers, { log: silent }).step()).toBe(
      'failed',
    );
    expect(await deletions(service)).toMatchObject([
      { relay: { lastOutcome: 'no connection (ECONNREFUSED)' } },
    ]);
  });

  test('aborts a pending call when stopped, and retries its request after the next start', async () => {
    const receiver = await receive(() => undefined);
    const database = await newDatabase();
    const service = await listening({ database, deletionWebhook: receiver.config });
    await postJson(service, 'delete-data', request);
    await receiver.got(1);
    await service.close();
    const next = await start({ database });
    expect(await deletions(next)).toMatchObject([
      { relay: { kind: 'waiting', attempts: 1, lastOutcome: 'stopped' } },
    ]);
  });

  test('shows an abandoned request, and delivers it when an operator retries it', async () => {
    const database = await newDatabase();
    const service = await start({ database });
    const long = createSubmissionStore(service.database, { now: () => 0 });
    await long.store('deletion', request);
    const tries = 20;
    const run = async () => ({ kind: 'failed', outcome: 'status 500' }) as const;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const now = () => (attempt * GIVE_UP_AFTER_MS) / 2;
      const handlers = { deletion: { what: 'deletion request', run } };
      const runner = createJobRunner(service.database, handlers, { log: silent, now });
      expect(await runner.step()).toBe('failed');
    }
    const receiver = await receive();
    const [{ id } = { id: '' }] = await deletions(service);
    expect(await deletions(service)).toMatchObject([
      { relay: { kind: 'given-up', attempts: tries, lastOutcome: 'status 500' } },
    ]);
    const handling = createHandlingStore(service.database);
    expect(await handling.requeueDeletion(id)).toBe(true);
    expect(await handling.requeueDeletion(id)).toBe(false);
    const running = await listening({ database, deletionWebhook: receiver.config });
    await receiver.got(1);
    await until(() => deletions(running), allDelivered);
  });
});
