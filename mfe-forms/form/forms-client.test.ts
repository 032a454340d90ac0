import { afterEach, expect, jest, test } from '@jest/globals';
import { sendForm } from './forms-client.ts';
import { stubServer, stopServers } from '@site/kit/api/testing/stub-api.ts';
import type { WaitlistSubscription } from '@site/kit/api/waitlist-subscription.ts';

const message = { name: 'Asha', email: 'a@b.c', message: 'Hello' };
const place: WaitlistSubscription = { email: 'a@b.c', purpose: 'WAITING_LIST' };
const options = { idempotencyKey: 'key-1' };

afterEach(() => {
  jest.restoreAllMocks();
});

test('posts a form as JSON with its key', async () => {
  const { base, seen } = await stubServer(200, '{"success":true}');
  expect(await sendForm(`${base}/subscribe-public`, place, options)).toEqual({ kind: 'sent' });
  expect(seen).toMatchObject([
    {
      url: '/api/subscribe-public',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
    },
  ]);
  expect(seen.map(({ body }) => JSON.parse(body))).toEqual([place]);
});

test('sends bot signals in headers and only the input in the body', async () => {
  const { base, seen } = await stubServer(200, '{"success":true}');
  const guards = [
    { honeypot: '' },
    { honeypot: '', filledForMs: 1234.6 },
    { honeypot: 'खरीदें\n', filledForMs: 1 },
  ];
  for (const guard of guards) await sendForm(base, place, { ...options, guard });
  expect(seen.map(({ body }) => JSON.parse(body))).toEqual([place, place, place]);
  expect(seen.map(({ headers }) => [headers['form-filled-for-ms'], headers['form-trap']])).toEqual([
    [undefined, undefined],
    ['1235', undefined],
    ['1', 'filled'],
  ]);
});

test.each([
  '{"success":false}',
  '{"success":"true"}',
  'null',
  '<html>',
  '{"success":false,"errors":{"name":5}}',
])('does not treat %p as success', async (body) => {
  const { base } = await stubServer(200, body);
  expect(await sendForm(base, message, options)).toEqual({
    kind: 'unavailable',
    reason: 'server',
  });
});

test.each([
  [400, { kind: 'refused', errors: { name: 'Please' } }],
  [429, { kind: 'unavailable', reason: 'busy' }],
  [500, { kind: 'unavailable', reason: 'server' }],
])('returns field errors only for a rejection: status %i', async (status, result) => {
  const { base } = await stubServer(status, '{"success":false,"errors":{"name":"Please"}}');
  expect(await sendForm(base, message, options)).toEqual(result);
});

test('does not follow a redirect with the message', async () => {
  const { base, seen } = await stubServer(307, '');
  expect(await sendForm(base, message, options)).toEqual({
    kind: 'unavailable',
    reason: 'network',
  });
  expect(seen).toHaveLength(1);
});

test('distinguishes an unreachable service from a timeout', async () => {
  const { base } = await stubServer(200, '{"success":true}');
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await sendForm(base, message, options)).toEqual({
    kind: 'unavailable',
    reason: 'timeout',
  });
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();

  await stopServers();
  expect(await sendForm(base, message, options)).toEqual({
    kind: 'unavailable',
    reason: 'network',
  });
});
