import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

/** Decodes a secret; `null` unless it is `whsec_` and 24 to 64 bytes in base64. */
export function webhookKey(secret: string): Buffer | null {
  const encoded = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : '';
  const key = Buffer.from(encoded, 'base64');
  const isValidBase64 = key.toString('base64').replaceAll('=', '') === encoded.replaceAll('=', '');
  return isValidBase64 && key.length >= 24 && key.length <= 64 ? key : null;
}

/**
 * Returns headers that prove that a call is ours and recent, as in Standard Webhooks 1 (standardwebhooks.com):
 * HMAC-SHA256 over `id.timestamp.body`. `now` is in epoch milliseconds.
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
