import { createHmac } from 'node:crypto';

/** What stands before the key in a secret. */
const PREFIX = 'whsec_';

/** The key in a secret, or `null` when it is not `whsec_` and 24 to 64 bytes in base64. */
export function webhookKey(secret: string): Buffer | null {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '';
  const key = Buffer.from(encoded, 'base64');
  const sameAgain = key.toString('base64').replaceAll('=', '') === encoded.replaceAll('=', '');
  return sameAgain && key.length >= 24 && key.length <= 64 ? key : null;
}

/**
 * The headers by which a receiver tells that a call is ours and new, by the Standard Webhooks specification
 * (standardwebhooks.com, version 1): HMAC-SHA256 over id, timestamp and body with dots between. `now` is in epoch
 * milliseconds.
 */
export function webhookHeaders(
  key: Buffer,
  { id, body, now }: { id: string; body: string; now: number },
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
