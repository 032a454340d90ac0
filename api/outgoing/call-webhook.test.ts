import { afterEach, expect, jest, test } from '@jest/globals';
import { startWebhookReceiver, type WebhookReceiver } from '../testing/webhook-receiver.ts';
import { LEASE_MS } from '../jobs/job-store.ts';
import { CALL_TIMEOUT_MS, postSigned } from './call-webhook.ts';

const event = { id: '019a0000-0000-7000-8000-000000000001', body: '{}' };
const goOn = new AbortController().signal;

let receiver: WebhookReceiver | undefined;

afterEach(async () => {
  jest.restoreAllMocks();
  await receiver?.close();
});

test('signs the same body anew in every attempt', async () => {
  receiver = await startWebhookReceiver();
  for (const moment of [1000, 999_000]) {
    const options = { signal: goOn, now: () => moment };
    expect(await postSigned(receiver.config, event, options)).toEqual({ kind: 'done' });
  }
  expect(receiver.calls.map(({ body }) => body)).toEqual(['{}', '{}']);
  expect(receiver.calls.map(({ headers }) => headers['webhook-timestamp'])).toEqual(['1', '999']);
  expect(new Set(receiver.calls.map(({ id }) => id))).toEqual(new Set([event.id]));
});

test('times out long before the lease expires', async () => {
  receiver = await startWebhookReceiver(() => undefined);
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await postSigned(receiver.config, event, { signal: goOn, now: Date.now })).toEqual({
    kind: 'failed',
    outcome: 'no answer in time',
  });
  expect(timeout).toHaveBeenCalledWith(CALL_TIMEOUT_MS);
  expect(CALL_TIMEOUT_MS * 2).toBeLessThan(LEASE_MS);
});

test('reports an aborted call as failed', async () => {
  receiver = await startWebhookReceiver(() => undefined);
  expect(
    await postSigned(receiver.config, event, { signal: AbortSignal.abort(), now: Date.now }),
  ).toEqual({
    kind: 'failed',
    outcome: 'stopped',
  });
});

test('accepts a response with an endless body', async () => {
  receiver = await startWebhookReceiver((response) => {
    response.writeHead(202).write('and so on');
  });
  expect(await postSigned(receiver.config, event, { signal: goOn, now: Date.now })).toEqual({
    kind: 'done',
  });
});

test.each([
  ['120', 120_000],
  ['Sun, 06 Nov 1994 08:51:00 GMT', 83_000],
  ['Sun, 06 Nov 1994 08:00:00 GMT', 0],
  ['-5', undefined],
  ['1994-11-06', undefined],
])('parses a Retry-After of %j', async (header, retryAfterMs) => {
  receiver = await startWebhookReceiver((response) => {
    response.writeHead(503, { 'retry-after': header }).end();
  });
  const now = () => Date.UTC(1994, 10, 6, 8, 49, 37);
  expect(await postSigned(receiver.config, event, { signal: goOn, now })).toEqual({
    kind: 'failed',
    outcome: 'status 503',
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
});
