import { expect, test } from '@jest/globals';
import { webhookHeaders, webhookKey } from './sign-webhook.ts';

test('reproduces the example signature in the Standard Webhooks specification', () => {
  // From the specification's reference implementations.
  const key = webhookKey('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw');
  if (key === null) throw new Error('The key was not parsed.');
  expect(
    webhookHeaders(key, {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      now: 1_614_265_330_999,
      body: '{"test": 2432232314}',
    }),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test.each([
  'secret',
  'whsec_',
  `whsec_${Buffer.alloc(23).toString('base64')}`,
  `whsec_${Buffer.alloc(65).toString('base64')}`,
  `whsec_${'*'.repeat(40)}`,
  Buffer.alloc(32).toString('base64'),
])('rejects %j as a secret', (secret) => {
  expect(webhookKey(secret)).toBeNull();
});
